import { s } from '#art/stage/dom.ts';
import { alphabet, shiftedShares } from './ciphers.ts';

const width = 314;
const height = 216;
/** Room for the per cent on the left and the letters below. */
const left = 26;
const bottom = 20;
/** Upper end of the vertical axis in per cent, and the distance of its lines. */
const top = 20;
const gridStep = 5;

const plotHeight = height - bottom - 6;
const column = (width - left) / alphabet.length;
const barWidth = 7.6;

function toY(share: number): number {
  return 6 + plotHeight * (1 - share / top);
}

function gridLine(share: number): SVGGElement {
  const y = toY(share);
  return s(
    'g',
    {},
    s('path', { class: share === 0 ? 'axis' : 'grid', d: `M${left} ${y}H${width}` }),
    s('text', { x: left - 6, y: y + 4, 'text-anchor': 'end' }, share === top ? '%' : share),
  );
}

/** A bar with round upper corners that stands on the axis. */
function bar(share: number, i: number, isTallest: boolean): SVGElement | false {
  if (share === 0) return false;
  const x = left + column * (i + 0.5) - barWidth / 2;
  const radius = Math.min(2.5, (plotHeight * share) / top);
  const d = `M${x} ${toY(0)}V${toY(share) + radius}q0 ${-radius} ${radius} ${-radius}h${barWidth - 2 * radius}q${radius} 0 ${radius} ${radius}V${toY(0)}z`;
  return s('path', { class: isTallest ? 'bar bar-tallest' : 'bar', d });
}

/**
 * Bars with the share of each letter, and over them as a line the shares in German texts as the
 * Caesar key moves them.
 */
export function frequencyChart(counts: readonly number[], key: number): SVGSVGElement {
  const letters = counts.reduce((sum, count) => sum + count, 0);
  const tallest = Math.max(...counts);
  const expected = shiftedShares(key).map(
    (share, i) => `${i === 0 ? 'M' : 'L'}${left + column * (i + 0.5)} ${toY(share)}`,
  );
  const gridLines = [];
  for (let share = 0; share <= top; share += gridStep) gridLines.push(gridLine(share));
  return s(
    'svg',
    { class: 'chart', viewBox: `0 0 ${width} ${height}`, width, height },
    ...gridLines,
    ...counts.map((count, i) => bar((100 * count) / letters, i, count === tallest)),
    s('path', { class: 'expected', d: expected.join('') }),
    ...alphabet.map((letter, i) =>
      s(
        'text',
        {
          class: counts[i] === tallest ? 'letter letter-tallest' : 'letter',
          x: left + column * (i + 0.5),
          y: height - 6,
          'text-anchor': 'middle',
        },
        letter,
      ),
    ),
  );
}
