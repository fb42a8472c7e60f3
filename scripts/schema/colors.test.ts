import { expect, it } from 'vitest';
import { project } from '#content/projects/a-chess/project.ts';
import { issueLines } from './changed-example.ts';

const linesWithBackground = (background: string) =>
  issueLines('project.ts', { tile: { ...project.tile, background } });

it.each([
  '#1a2b3c',
  'linear-gradient(145deg, #7a1f00, #005a5a 40%)',
  'linear-gradient(to bottom right, #7a1f00, #005a5a, #1a2b3c)',
  'radial-gradient(circle at 30% 20%, #1a2b3c, #223344)',
])('the background of a tile may be %s', (background) => {
  expect(linesWithBackground(background)).toEqual([]);
});

// The first value has an open bracket, which would break all later CSS rules of the page.
it.each([
  'linear-gradient(145deg, #1a2b3c, #223344',
  'linear-gradient(145, #1a2b3c, #223344)',
  'linear-gradient(white, #1a2b3c)',
  '#1a2b3c; color: red',
  '#1a2b3c80',
  'url(/x.svg) #1a2b3c',
])('the background of a tile may not be %s', (background) => {
  expect(linesWithBackground(background)).toEqual([
    expect.stringContaining('project.ts: tile.background: Invalid background: expected a colour'),
  ]);
});

it('the background of a tile may not be too light for a white icon, at either end of a gradient', () => {
  for (const background of [
    '#eeeeee',
    'linear-gradient(#1a2b3c, #eeeeee)',
    'linear-gradient(#eeeeee, #1a2b3c)',
  ]) {
    expect(linesWithBackground(background)).toEqual([
      'project.ts: tile.background: Too light: expected a contrast of 3:1 to the white icon',
    ]);
  }
});
