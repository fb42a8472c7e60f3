import { h } from '#art/stage/dom.ts';
import type { Algorithm } from './algorithms.ts';
import { formatNumber, formatTime } from './format.ts';
import { runTime } from './run-time.ts';
import './run-time-bars.css';

/** One bar for each algorithm, as long as it takes to sort the values; the longest one fills its row. */
export function runTimeBars(
  algorithms: readonly Algorithm[],
  values: readonly number[],
): HTMLElement {
  const times = algorithms.map(({ sort }) => runTime(sort, values));
  const longest = Math.max(...times);
  return h(
    'section',
    { class: 'vs-times' },
    h('h1', { class: 'vs-title' }, `Laufzeit bei ${formatNumber(values.length)} Elementen`),
    ...algorithms.map(({ name, color }, index) => {
      const time = times[index] ?? 0;
      return h(
        'div',
        { class: 'vs-time' },
        h('span', { class: 'vs-time-name' }, name),
        h(
          'span',
          { class: 'vs-time-track' },
          h('span', {
            class: 'vs-time-bar',
            style: `width: ${((100 * time) / longest).toFixed(2)}%; background: ${color}`,
          }),
        ),
        h('span', { class: 'vs-time-value' }, formatTime(time)),
      );
    }),
  );
}
