import { iconSize } from '#src/config/specification.ts';
import { type DrawingName, featureDrawings } from '#src/content/feature-drawings.ts';

/** A feature's drawing in two tones, 48 × 48 px. Controls have a `Glyph`, tiles an `AppIcon`. */
export function FeatureDrawing({ name, className }: { name: DrawingName; className: string }) {
  const { accent, lines } = featureDrawings[name];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 48 48"
      width={iconSize}
      height={iconSize}
      className={className}
    >
      <path d={accent} fill="currentColor" fillOpacity={0.18} />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
