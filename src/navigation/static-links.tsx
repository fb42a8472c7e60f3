import { Link } from 'wouter';
import { staticNavigation } from '#content/texts/controls.ts';
import { staticPages } from '#src/content/static-pages.ts';
import { paths } from './paths.ts';

interface StaticLinksProps {
  className: string;
  linkClassName?: string;
  /** Only the legal pages, where there is little room. */
  short?: boolean;
  /** Current path; its link is omitted. */
  path?: string;
}

/** Quiet links to the static pages: the legal ones have to be within two steps of every page (BGH, I ZR 228/03). */
export function StaticLinks({
  className,
  linkClassName = 'min-h-11',
  short,
  path,
}: StaticLinksProps) {
  return (
    <nav aria-label={staticNavigation} className={`flex flex-wrap gap-x-6 ${className}`}>
      {staticPages
        .filter(({ slug, onLock }) => paths.below(slug) !== path && (onLock || !short))
        .map(({ slug, heading }) => (
          <Link
            key={slug}
            href={paths.below(slug)}
            draggable={false}
            className={`inline-flex items-center underline-offset-4 hover:underline ${linkClassName}`}
          >
            {heading}
          </Link>
        ))}
    </nav>
  );
}
