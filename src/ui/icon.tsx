import { type IconName, iconDrawings } from '#src/content/icon-drawings.ts';

interface IconProps {
  name: IconName;
  /** Width and height, px. */
  size?: number;
  className?: string;
}

/** A decorative drawing in the text's colour. */
export function Icon({ name, size = 48, className }: IconProps) {
  const { accent, lines } = iconDrawings[name];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 48 48"
      width={size}
      height={size}
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
