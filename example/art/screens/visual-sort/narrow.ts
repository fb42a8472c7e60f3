import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { heapsort, mergesort, quicksort, shellsort } from './algorithms.ts';
import { formatNumber } from './format.ts';
import { icon } from './icons.ts';
import { pauseAt } from './run-time.ts';
import { runTimeBars } from './run-time-bars.ts';
import { runningSort } from './running-sort.ts';
import { sampleSettings, sampleValues } from './sample.ts';
import { drawNarrowShell, statusBar } from './shell.ts';
import './narrow.css';

/** How much of the Quicksort is over: its first parts are in order, the others are not. */
const SHARE = 0.66;

function toolBar(): HTMLElement {
  const { count, lowest, highest } = sampleSettings;
  const entries = [
    `${formatNumber(count)} Elemente`,
    `${formatNumber(lowest)} bis ${formatNumber(highest)}`,
    'ohne Duplikate',
  ];
  return h(
    'div',
    { class: 'vs-tools' },
    icon('menu', 22),
    h(
      'span',
      { class: 'vs-chips' },
      ...entries.map((text) => h('span', { class: 'vs-chip' }, text)),
    ),
  );
}

export const screen: Screen = {
  width: 420,
  height: 720,
  render(root) {
    const compared = [quicksort, mergesort, shellsort, heapsort];
    const values = sampleValues();
    const run = pauseAt(quicksort.sort, values, SHARE);
    drawNarrowShell(root, {
      active: 'run',
      editor: [
        toolBar(),
        runTimeBars(compared, values),
        runningSort({
          name: quicksort.name,
          run,
          markers: [
            { label: 'Pivot', index: run.comparison.right, color: '#ffca28' },
            { label: 'Vergleich', index: run.comparison.left, color: '#ff5c8a' },
          ],
          pitch: 4,
          height: 210,
        }),
      ],
      status: statusBar(
        [{ icon: 'run', text: 'Quicksort läuft' }],
        [{ icon: 'bars', text: `${compared.length} Algorithmen` }],
      ),
    });
  },
};
