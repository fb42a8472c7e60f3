import { s } from '#art/stage/dom.ts';
import { formatNumber } from './format.ts';
import './line-diagram.css';

/** The run times of one algorithm. */
interface Line {
  name: string;
  color: string;
  /** Run time in µs for each count of the diagram. */
  times: readonly number[];
}

type LineDiagramOptions = {
  lines: readonly Line[];
  counts: readonly number[];
  /** The vertical axis is logarithmic: its ends and the values that it names, in µs. */
  times: { lowest: number; highest: number; ticks: readonly number[] };
  width: number;
  height: number;
};

/** Room for the axes' names and numbers around the plot, in px. */
const MARGIN = { top: 34, right: 34, bottom: 50, left: 70 };

/** Run time against count: two axes with a grid, a line with a dot for each measurement. */
export function lineDiagram({
  lines,
  counts,
  times: { lowest, highest, ticks },
  width,
  height,
}: LineDiagramOptions): SVGSVGElement {
  const [left, right] = [MARGIN.left, width - MARGIN.right];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const [fewest, most] = [counts[0] ?? 0, counts.at(-1) ?? 1];
  const x = (count: number) => left + ((right - left) * (count - fewest)) / (most - fewest);
  const y = (time: number) =>
    bottom - ((bottom - top) * Math.log(time / lowest)) / Math.log(highest / lowest);
  const point = (time: number, index: number) =>
    `${x(counts[index] ?? fewest).toFixed(1)},${y(time).toFixed(1)}`;

  return s(
    'svg',
    { class: 'vs-diagram', viewBox: `0 0 ${width} ${height}`, width, height },
    ...ticks.map((tick) =>
      s('path', { class: 'vs-grid', d: `M${left} ${Math.round(y(tick)) + 0.5}H${right}` }),
    ),
    ...counts.map((count) =>
      s('path', { class: 'vs-grid', d: `M${Math.round(x(count)) + 0.5} ${top}V${bottom}` }),
    ),
    s('path', { class: 'vs-axis', d: `M${left + 0.5} ${top - 12}V${bottom + 0.5}H${right + 12}` }),
    s('path', {
      class: 'vs-axis-tip',
      d: `M${left + 0.5} ${top - 17}l4 8h-8zM${right + 17} ${bottom + 0.5}l-8 4v-8z`,
    }),
    ...ticks.map((tick) =>
      s(
        'text',
        { x: left - 9, y: y(tick) + 5, 'text-anchor': 'end' },
        `${formatNumber(tick / 1000)} ms`,
      ),
    ),
    ...counts.map((count) =>
      s('text', { x: x(count), y: bottom + 20, 'text-anchor': 'middle' }, formatNumber(count)),
    ),
    s('text', { class: 'vs-axis-name', x: left + 14, y: top - 10 }, 'Laufzeit'),
    s(
      'text',
      { class: 'vs-axis-name', x: right, y: bottom + 43, 'text-anchor': 'end' },
      'Anzahl der Elemente',
    ),
    ...lines.flatMap(({ color, times }) => [
      s('polyline', { class: 'vs-line', points: times.map(point).join(' '), stroke: color }),
      ...times.map((time, index) =>
        s('circle', { cx: x(counts[index] ?? fewest), cy: y(time), r: 3, fill: color }),
      ),
    ]),
  );
}
