import { Link } from 'wouter';
import type { Detail } from '#src/content/catalogue.ts';
import { paths } from '#src/navigation/paths.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { DetailSection } from './detail-section.tsx';

interface NeighboursProps {
  heading: string;
  details: readonly Detail[];
}

/** The skills behind a project, or the projects made with a skill, as tiles that lie down. */
export function Neighbours({ heading, details }: NeighboursProps) {
  if (details.length === 0) return null;
  return (
    <DetailSection heading={heading}>
      <ul className="flex flex-wrap gap-3">
        {details.map((detail) => (
          <li key={detail.slug} className="max-w-full">
            <Link
              href={paths.below(detail.slug)}
              className="flex items-center gap-4 rounded-card bg-ground/60 p-4 text-lg font-medium hover:bg-white/25"
            >
              <AppIcon detail={detail} className="size-12 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <BreakableTitle title={detail.tile.title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
