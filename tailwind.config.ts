import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'tailwindcss';
import { contentPath } from './scripts/content-folder.mjs';
import { withoutHiddenSigns } from './scripts/hidden-signs.ts';

/** The owner's colours: blue, pink and orange in the example, dark greys, the text on them. */
const palette = JSON.parse(
  withoutHiddenSigns(readFileSync(join(contentPath, 'palette.json'), 'utf8')),
);

/**
 * A colour that gives way to a plainer one for visitors who ask for more contrast
 * (`src/styles/forced-colors.css`).
 */
const plainer = (name: string, color: string) => `var(--${name}, ${color})`;

const primary = plainer('primary', palette.primary.DEFAULT);
const secondary = plainer('secondary', palette.secondary.DEFAULT);

/** The theme: every colour, breakpoint, shadow and duration that a class may name. */
export default {
  // Not `**`, which finds nothing below a folder whose `.gitignore` ignores everything
  // (https://github.com/tailwindlabs/tailwindcss/issues/19844, still so in 4.3.5).
  content: ['./src/{*,*/*,*/*/*,*/*/*/*}.tsx', './scripts/build/inline/*.ts'],
  theme: {
    // One column, wider margins, the desktop's layout, its full width; 768 px: notifications.
    screens: { sm: '600px', toast: '768px', md: '1000px', lg: '1300px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      black: '#000000',
      ...palette,
      // What one does, and where one is.
      primary: { ...palette.primary, DEFAULT: primary },
      // The second voice: the other button, links under the pointer, what leads on, quotes.
      secondary: { ...palette.secondary, DEFAULT: secondary },
      // States and times.
      accent: { ...palette.accent, dark: plainer('accent-dark', palette.accent.dark) },
      'on-ground': { ...palette['on-ground'], muted: plainer('muted', palette['on-ground'].muted) },
      // Of forced colours.
      'link-text': 'LinkText',
      'highlight-text': 'HighlightText',
    },
    extend: {
      fontFamily: {
        // Nothing is set in it; the default is a long list.
        mono: ['monospace'],
        sans: ['Inter', 'Inter Fallback', 'Inter Fallback Roboto', 'system-ui', 'sans-serif'],
      },
      // Labels of app icons and the lock's clock, as small and as large as a phone's.
      fontSize: {
        label: ['0.75rem', '1.0625rem'],
        clock: ['min(5.5rem, 24vw, 38svh - 60px)', '1.05'],
        // Large letters stay in a narrow window.
        fitting: 'min(1rem, 0.5rem + 4vw)',
        offer: 'clamp(0.875rem, 4.3vw, 1rem)',
        'offer-first': 'clamp(0.875rem, 4.9vw, 1.125rem)',
      },
      spacing: {
        // Beside notch, round corners and the bar for gestures.
        'safe-top': 'env(safe-area-inset-top)',
        'safe-left': 'env(safe-area-inset-left)',
        'safe-right': 'env(safe-area-inset-right)',
        'page-end': 'max(4rem, env(safe-area-inset-bottom))',
      },
      // An icon's corners grow with it, as a phone's do.
      borderRadius: { tile: '1.375rem', card: '1.5rem', icon: '24%' },
      boxShadow: {
        card: '0 18px 50px -12px rgb(0 0 0 / 0.55)',
        greeting: '0 0 0 1px rgb(255 255 255 / 0.15), 0 18px 50px -12px rgb(0 0 0 / 0.55)',
        icon: '0 0 0 1px rgb(255 255 255 / 0.2), 0 6px 16px -4px rgb(0 0 0 / 0.45)',
      },
      backgroundImage: {
        // Darkens the lock's photo for the texts at its upper and lower edge.
        shade: 'linear-gradient(#00000073, #00000026, #0009)',
        // The lights of the hours on it (`screens/lock/clock.tsx`).
        day: `linear-gradient(${primary}, ${palette.primary.light} 40%, transparent 65%)`,
        dusk: `linear-gradient(${secondary}, ${palette.accent.DEFAULT}, transparent)`,
      },
      keyframes: {
        invite: { '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-0.5rem)' } },
      },
      animation: {
        // For visitors who hesitate; ends before the 5 s of WCAG 2.2.2, and saves their battery.
        invite: 'invite 2.4s ease-in-out 2s 2',
      },
      maxWidth: { text: '44rem', paper: '58rem', content: '68.5rem' },
    },
  },
} satisfies Config;
