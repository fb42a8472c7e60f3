import { expect, it } from 'vitest';
import { atIcon } from './page-motion.ts';

const icon = { left: 20, top: 300, width: 78 };

it.each([
  [{ width: 390, height: 844 }, 0.2, '0px, -454px', '0px, 454px'],
  [{ width: 1440, height: 780 }, 0.1, '-660px, 0px', '660px, 0px'],
])('a page of %o lies over its icon with its upper left square', (frame, scale, back, page) => {
  expect(atIcon(icon, frame)).toMatchObject({
    frame: `translate(20px, 300px) scale(${scale}) translate(${back})`,
    page: `translate(${page})`,
  });
});
