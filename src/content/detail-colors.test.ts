import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import {
  accentOf,
  cssOfProjectBackground,
  cssOfTileBackground,
  imageShade,
} from './detail-colors.ts';

it('white has a contrast of at least 4.5:1 on a shaded white image', () => {
  const channel = Math.ceil(255 * (1 - imageShade)).toString(16);
  expect(contrast('#ffffff', `#${channel.repeat(3)}`)).toBeGreaterThanOrEqual(4.5);
});

it('cssOfTileBackground returns colours unchanged, and shades an image', () => {
  const colours = 'linear-gradient(145deg, #417d9e, #2c5f7c)';
  expect(cssOfTileBackground(colours, 'a-chess')).toBe(colours);
  expect(cssOfTileBackground('tile.webp', 'a-chess')).toMatch(
    /^linear-gradient\((rgb\(0 0 0 \/ 0\.55\)), \1\), url\("\/assets\/icons\/a-chess\/tile\.webp"\) /,
  );
});

it('cssOfProjectBackground darkens a page only if its text is light', () => {
  expect(cssOfProjectBackground('#ffffff', '#417d9e')).toMatch(
    /^linear-gradient\(.*\) .* #417d9e$/,
  );
  expect(cssOfProjectBackground('#00838f', '#ffffff')).toBe('#ffffff');
});

it('accentOf lightens a colour only when it is too dark for a card', () => {
  expect(contrast(accentOf('#0468d7'), '#46474f')).toBeGreaterThanOrEqual(4.5);
  expect(accentOf('#ffad71')).toBe('#ffad71');
});

it('accentOf prefers a vivid colour to white and to nearly black', () => {
  expect(accentOf('#ffffff', '#ffad71', '#121212')).toBe('#ffad71');
});
