import { windowStage } from '#art/frames/window-frame.ts';
import type { Screen } from '#art/stage/screen.ts';
import { bubblesort, mergesort, quicksort, selectionsort } from './algorithms.ts';
import { formatNumber } from './format.ts';
import { pauseAt } from './run-time.ts';
import { runTimeBars } from './run-time-bars.ts';
import { runningSort } from './running-sort.ts';
import { sampleSettings, sampleValues } from './sample.ts';
import { chartTabs, drawShell, statusBar, tabs } from './shell.ts';
import { algorithmPanel, inputDataPanel } from './side-bar.ts';

/** How much of the Selectionsort is over: enough to see both the sorted part and the open one. */
const SHARE = 0.62;

export const screen: Screen = {
  ...windowStage,
  render(root) {
    const compared = [bubblesort, selectionsort, quicksort, mergesort];
    const values = sampleValues();
    const run = pauseAt(selectionsort.sort, values, SHARE);
    drawShell(root, {
      active: 'run',
      sideBar: [inputDataPanel(sampleSettings), algorithmPanel(compared)],
      editor: [
        tabs(chartTabs, 'Laufzeit'),
        runTimeBars(compared, values),
        runningSort({
          name: selectionsort.name,
          run,
          markers: [
            { label: 'Minimum', index: run.comparison.left, color: '#ffca28' },
            { label: 'Vergleich', index: run.comparison.right, color: '#ff5c8a' },
          ],
          pitch: 5,
          height: 96,
        }),
      ],
      status: statusBar(
        [{ icon: 'run', text: 'Selectionsort läuft' }],
        [
          { icon: 'database', text: `${formatNumber(values.length)} Elemente` },
          { icon: 'bars', text: `${compared.length} Algorithmen` },
        ],
      ),
    });
  },
};
