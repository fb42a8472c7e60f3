import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'tailwindcss';
import { contentPath } from './scripts/content-folder.mjs';

const colors = JSON.parse(readFileSync(join(contentPath, 'palette.json'), 'utf8'));

/** The viewport's size in rem (`src/styles.css`). */
const [width, height] = ['var(--width-in-rem)', 'var(--height-in-rem)'];

/**
 * The smaller of `size` and `base + share * width`, in rem, so that a word of 14 letters fits on a
 * line. Firefox's text-only zoom also enlarges font sizes in `vw`. `width` is a number of rem,
 * which the zoom enlarges, so `width` becomes smaller and limits the size.
 */
const fitting = (size: string, base: number, share: number) =>
  `calc(min(${size}, ${base} + ${share} * ${width}) * 1rem)`;

/** A colour that `prefers-contrast: more` replaces (`src/styles/forced-colors.css`). */
const replaceable = (name: string, color: string) => `var(--${name}, ${color})`;

const primary = replaceable('primary', colors.primary.DEFAULT);
const secondary = replaceable('secondary', colors.secondary.DEFAULT);

/**
 * A pattern for each depth inside `src`. `**` would find nothing if the repository is in a folder
 * whose `.gitignore` ignores everything (tailwindlabs/tailwindcss#19844, in 4.3.5).
 */
const sources = Array.from({ length: 8 }, (_, depth) => `./src/${'*/'.repeat(depth)}*.{ts,tsx}`);

export default {
  content: [...sources, './scripts/build/inline/*.ts'],
  theme: {
    colors: {
      white: '#ffffff',
      black: '#000000',
      ...colors,
      primary: { ...colors.primary, DEFAULT: primary },
      secondary: { ...colors.secondary, DEFAULT: secondary },
      'secondary-alt': {
        ...colors['secondary-alt'],
        dark: replaceable('secondary-alt-dark', colors['secondary-alt'].dark),
      },
      'on-background': {
        ...colors['on-background'],
        muted: replaceable('muted', colors['on-background'].muted),
      },
      // Darkens the lock's photo at night.
      'night-shade': '#7383bd',
      // System colours in forced colours.
      'link-text': 'LinkText',
      'highlight-text': 'HighlightText',
    },
    // sm: wider margins; toast: notifications; md: the desktop's layout; lg: wide windows.
    screens: { sm: '600px', toast: '768px', md: '1000px', lg: '1300px' },
    extend: {
      fontFamily: {
        sans: ['Inter', 'Inter Fallback', 'Inter Fallback Roboto', 'system-ui', 'sans-serif'],
        mono: 'monospace',
      },
      fontSize: {
        lg: fitting('1.125', 0.5, 0.04),
        xl: fitting('1.25', 0.5, 0.04),
        '3xl': fitting('1.875', 0.5, 0.07),
        '4xl': fitting('2.25', 0.75, 0.062),
        '6xl': fitting('3.75', 0, 0.07),
        // Labels of icons, as on a phone.
        label: ['0.75rem', '1.42'],
        // The lock's clock: the larger of 5.5rem and 13 % of the height. Two limits ensure that
        // five characters fit into the width, and the texts below the clock into the height.
        clock: [
          `calc(min(max(5.5, 0.13 * ${height}), 0.24 * ${width}, max(1.5, 0.38 * ${height} - 3.75)) * 1rem)`,
          '1.05',
        ],
        fitting: fitting('1', 0.5, 0.04),
      },
      spacing: {
        // Areas of notch, round corners and gesture bar.
        'safe-top': 'env(safe-area-inset-top)',
        'safe-right': 'env(safe-area-inset-right)',
        'safe-bottom': 'env(safe-area-inset-bottom)',
        'safe-left': 'env(safe-area-inset-left)',
        // Minimum distance of content from the edges of the window.
        'edge-top': 'max(0.75rem, env(safe-area-inset-top))',
        'edge-right': 'max(0.75rem, env(safe-area-inset-right))',
        'edge-bottom': 'max(0.75rem, env(safe-area-inset-bottom))',
        'edge-left': 'max(0.75rem, env(safe-area-inset-left))',
        'page-end': 'max(4rem, env(safe-area-inset-bottom))',
      },
      gridTemplateColumns: {
        // Icons with a title below: at most three in a row, fewer with large text.
        icons: 'repeat(auto-fit, minmax(max(5.4rem, 26%), 1fr))',
        // On a phone in landscape, as many as fit.
        'icons-row': 'repeat(auto-fit, 5rem)',
        // Tiles with text next to their icon.
        tiles: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
        // Tiles with text below their icon.
        'narrow-tiles': 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      },
      maxWidth: { text: '44rem', paper: '58rem', content: '68.5rem' },
      // An icon's corners scale with the icon.
      borderRadius: { tile: '1.375rem', card: '1.5rem', icon: '24%' },
      boxShadow: {
        // The bar's shadow is wider than the window, so that it does not fade at the sides.
        bar: '0 0 0.5rem 0.25rem rgb(0 0 0 / 0.12)',
        card: '0 18px 50px -12px rgb(0 0 0 / 0.55)',
        icon: '0 0 0 1px rgb(255 255 255 / 0.2), 0 6px 16px -4px rgb(0 0 0 / 0.45)',
      },
      backgroundImage: {
        // Darkens the upper and lower edge of the lock's photo, behind the texts.
        shade: 'linear-gradient(#00000073, #00000026, #0009)',
        // Along the lower edge of the lock's photo.
        glow: `linear-gradient(#0000, color-mix(in srgb, ${colors['secondary-alt'].DEFAULT} 40%, #0000) 45%, #0000 85%)`,
        // Tints of the lock's photo by time of day.
        day: `linear-gradient(${primary}, ${colors.primary.light} 32%, #bcc3cc 50%, #8d9aab)`,
        haze: 'radial-gradient(60% 32% at 66% 46%, #6b7684, #0000), linear-gradient(#0000 55%, #202b33 78%)',
        dusk: `linear-gradient(#4a4d9e, ${secondary} 32%, ${colors['secondary-alt'].DEFAULT} 50%, #0000 66%)`,
        night: 'linear-gradient(#131c3a, #1c3a75 45%, #2f2547 72%, #0000)',
        // Relative to `src/styles.css`.
        stars: 'url(./screens/lock/stars.svg)',
      },
      animation: {
        // Moves for 4.8 s, less than the 5 s of WCAG 2.2.2.
        invite: 'invite 2.4s ease-in-out 2s 2',
        // A ring around a point, twice.
        radiate: 'radiate 1.6s ease-out 800ms 2',
        'backdrop-in': 'fade-in 200ms ease-out',
        'backdrop-out': 'fade-out 150ms ease-in forwards',
        'lightbox-in': 'fade-in 200ms ease-out',
        'lightbox-out': 'fade-out 200ms ease-in forwards',
        'lightbox-stay': 'lightbox-stay 280ms forwards',
        'controls-in': 'fade-in 300ms ease-in',
        'controls-out': 'fade-out 280ms ease-out forwards',
        // A lazy page body.
        'body-in': 'fade-in 160ms ease-out',
        // The delay prevents flickering on a fast connection.
        'loading-in': 'fade-in 200ms 1s both',
      },
      keyframes: {
        invite: { '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-0.5rem)' } },
        radiate: { from: { opacity: '0.6' }, to: { opacity: '0', transform: 'scale(4)' } },
        'fade-in': { from: { opacity: '0' } },
        // `--fade-translate`: end position of a swiped notification (`styles/notification.css`).
        'fade-out': { to: { opacity: '0', translate: 'var(--fade-translate, none)' } },
        // Sets the `z-index` that the lightbox already has. During this animation, Radix keeps the
        // lightbox mounted for the picture's flight
        // (radix-ui.com/primitives/docs/guides/animation).
        'lightbox-stay': { to: { 'z-index': '40' } },
      },
    },
  },
} satisfies Config;
