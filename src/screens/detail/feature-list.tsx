import { iconSize } from '#src/config/specification.ts';
import type { FeatureParagraph } from '#src/content/types.ts';
import { Icon } from '#src/ui/icon.tsx';

interface FeatureListProps {
  features: readonly FeatureParagraph[];
}

export function FeatureList({ features }: FeatureListProps) {
  return (
    // Four are two pairs, not three and one.
    <ul
      className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${features.length % 3 ? '' : 'lg:grid-cols-3'}`}
    >
      {features.map(({ title, description, icon }) => (
        <li key={title} className="flex flex-wrap items-start gap-4 rounded-card bg-ground/60 p-5">
          <Icon name={icon} size={iconSize} className="shrink-0 text-accent" />
          <div className="grid min-w-0 grow basis-[13rem] grid-cols-1 gap-1">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="text-on-ground-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
