import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { imageShade, tileBackground } from './tile-background.ts';

it('a white sign or text on a white image has a contrast of 4.5:1 at least', () => {
  const rest = Math.ceil(255 * (1 - imageShade)).toString(16);
  expect(contrast('#ffffff', `#${rest.repeat(3)}`)).toBeGreaterThanOrEqual(4.5);
});

it('tileBackground leaves colours as they are, and shades the image beside the text', () => {
  const colours = 'linear-gradient(145deg, #417d9e, #2c5f7c)';
  expect(tileBackground(colours, 'a-chess')).toBe(colours);
  expect(tileBackground('tile.webp', 'a-chess')).toMatch(
    /^linear-gradient\((rgb\(0 0 0 \/ 0\.55\)), \1\), url\("\/assets\/icons\/a-chess\/tile\.webp"\) /,
  );
});
