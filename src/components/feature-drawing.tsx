import { builtInDrawings, type Drawing, type DrawingName } from '#src/content/built-in-drawings.ts';
import { iconSize } from '#src/lib/specification.ts';

/** A feature's drawing in two tones, 48 × 48 px. Controls have a `Glyph`, tiles an `AppIcon`. */
export function FeatureDrawing({ name, className }: { name: DrawingName; className: string }) {
  const { shape = '', area = shape, lines = '' }: Drawing = builtInDrawings[name];
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
