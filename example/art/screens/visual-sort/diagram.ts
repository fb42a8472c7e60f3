import { windowStage } from '#art/frames/window-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { algorithms } from './algorithms.ts';
import { lineDiagram } from './line-diagram.ts';
import { runTime } from './run-time.ts';
import { sampleValues } from './sample.ts';
import { chartTabs, drawShell, statusBar, tabs } from './shell.ts';
import { algorithmPanel, diagramPanel } from './side-bar.ts';

const STEP = 100;
const COUNTS = Array.from({ length: 10 }, (_, index) => STEP * (index + 1));

/** From just below the fastest measurement to just above the slowest one, in µs. */
const TIMES = { lowest: 10, highest: 20_000, ticks: [10, 100, 1000, 10_000] };

export const screen: Screen = {
  ...windowStage,
  render(root) {
    const lists = COUNTS.map((count) => sampleValues(count));
    const lines = algorithms.map(({ name, color, sort }) => ({
      name,
      color,
      times: lists.map((values) => runTime(sort, values)),
    }));
    drawShell(root, {
      active: 'diagram',
      sideBar: [diagramPanel({ from: 100, to: 1000, step: STEP }), algorithmPanel(algorithms)],
      editor: [
        tabs(chartTabs, 'Diagramm'),
        h(
          'div',
          { class: 'vs-diagram-head' },
          h('h1', { class: 'vs-title' }, 'Laufzeit im Vergleich'),
          h(
            'span',
            { class: 'vs-switch' },
            h('span', {}, 'Linear'),
            h('span', { class: 'vs-switch-on' }, 'Logarithmisch'),
          ),
        ),
        lineDiagram({ lines, counts: COUNTS, times: TIMES, width: 528, height: 356 }),
      ],
      status: statusBar(
        [{ icon: 'check', text: `${lines.length * COUNTS.length} Messungen fertig` }],
        [
          { icon: 'database', text: '100 bis 1000 Elemente' },
          { icon: 'bars', text: `${lines.length} Algorithmen` },
        ],
      ),
    });
  },
};
