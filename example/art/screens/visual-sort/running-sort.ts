import { h, s } from '#art/stage/dom.ts';
import { formatNumber } from './format.ts';
import { runControls } from './run-controls.ts';
import type { PausedRun } from './run-time.ts';
import './running-sort.css';

const COLORS = { sorted: '#2196f3', open: '#5d6672' };

/** A value that the algorithm is comparing. */
interface Marker {
  label: string;
  index: number;
  color: string;
}

/** How many values at the list's beginning stand where they will stay. */
function settledLength(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const wrong = values.findIndex((value, index) => value !== sorted[index]);
  return wrong === -1 ? values.length : wrong;
}

type BarsOptions = {
  values: readonly number[];
  markers: readonly Marker[];
  pitch: number;
  height: number;
};

/** Below the bars, px: room for the arrows that point at the marked ones. */
const ARROW_SPACE = 11;

function bars({ values, markers, pitch, height }: BarsOptions): SVGSVGElement {
  const width = values.length * pitch;
  const highest = Math.max(...values);
  const settled = settledLength(values);
  const colorOf = (index: number) =>
    markers.find((marker) => marker.index === index)?.color ??
    (index < settled ? COLORS.sorted : COLORS.open);
  return s(
    'svg',
    {
      class: 'vs-bars',
      viewBox: `0 0 ${width} ${height + ARROW_SPACE}`,
      width,
      height: height + ARROW_SPACE,
    },
    ...markers.map(({ index, color }) =>
      s('rect', {
        x: index * pitch - 2,
        y: 0,
        width: pitch + 3,
        height,
        fill: color,
        opacity: 0.2,
      }),
    ),
    ...values.map((value, index) => {
      const length = Math.max(2, Math.round((2 * height * value) / highest) / 2);
      return s('rect', {
        x: index * pitch,
        y: height - length,
        width: pitch - 1,
        height: length,
        fill: colorOf(index),
      });
    }),
    ...markers.map(({ index, color }) => {
      const middle = index * pitch + (pitch - 1) / 2;
      return s('path', { d: `M${middle} ${height + 2}l6 9h-12z`, fill: color });
    }),
  );
}

function legend(markers: readonly Marker[]): HTMLElement {
  const entries = [{ label: 'Sortiert', color: COLORS.sorted }, ...markers];
  return h(
    'span',
    { class: 'vs-legend' },
    ...entries.map(({ label, color }) =>
      h(
        'span',
        { class: 'vs-legend-entry' },
        h('span', { class: 'vs-legend-dot', style: `background: ${color}` }),
        label,
      ),
    ),
  );
}

type RunningSortOptions = {
  name: string;
  run: PausedRun;
  markers: readonly Marker[];
  /** Distance of the bars and height of the highest one, in px. */
  pitch: number;
  height: number;
};

/** The lower panel: a paused run with its markers, its progress and its speed. */
export function runningSort({
  name,
  run,
  markers,
  pitch,
  height,
}: RunningSortOptions): HTMLElement {
  return h(
    'section',
    { class: 'vs-panel' },
    h(
      'div',
      { class: 'vs-panel-head' },
      h('span', { class: 'vs-panel-name' }, name),
      h('span', { class: 'vs-spring' }),
      `${formatNumber(run.done)} von ${formatNumber(run.total)} Vergleichen`,
    ),
    bars({ values: run.values, markers, pitch, height }),
    legend(markers),
    runControls(run.done / run.total),
  );
}
