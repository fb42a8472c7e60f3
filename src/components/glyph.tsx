/** SVG paths on a grid of 24 × 24. */
const glyphs = {
  close: 'M6 6l12 12M18 6 6 18',
  'arrow-left': 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  'chevron-up': 'M5 15.5l7-7 7 7',
  copy: 'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5zM5.5 15.5a2 2 0 0 1-2-2V6A2.5 2.5 0 0 1 6 3.5h7.5a2 2 0 0 1 2 2',
  check: 'M4.5 12.5l5 5 10-11',
  warning:
    'M10.3 4.5 2.8 17.5a2 2 0 0 0 1.7 3h15a2 2 0 0 0 1.7-3l-7.5-13a2 2 0 0 0-3.4 0zM12 9.5v4.5M12 17.2h.01',
  external:
    'M14 4h6v6M20 4l-9 9M18 14v4a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V8.5A2.5 2.5 0 0 1 6 6h4',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5',
} as const;

type GlyphName = keyof typeof glyphs;

interface GlyphProps {
  name?: GlyphName;
  /** An SVG path on the same grid, instead of a name. */
  path?: string;
  /** Width and height, px at the default font size; scales with the font size. */
  size?: number;
  className?: string;
}

/** A decorative icon in the text's colour. */
export function Glyph({ name, path = name && glyphs[name], size = 24, className }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
