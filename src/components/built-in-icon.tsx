import { type BuiltInIconName, builtInIcons, type IconPaths } from '#src/content/built-in-icons.ts';
import { iconSize } from '#src/lib/specification.ts';

/** A feature's icon in two tones, 48 × 48 px. Controls have a `Glyph`, tiles a `DetailIcon`. */
export function BuiltInIcon({ name, className }: { name: BuiltInIconName; className: string }) {
  const { shape = '', area = shape, lines = '' }: IconPaths = builtInIcons[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width={iconSize}
      height={iconSize}
      className={className}
    >
      <path d={area} fill="currentColor" fillOpacity={0.18} />
      <path
        d={shape + lines}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
