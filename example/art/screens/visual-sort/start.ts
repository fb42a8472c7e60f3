import { windowStage } from '#art/frames/window-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { logo } from './icons.ts';
import { sampleSettings } from './sample.ts';
import { drawShell, statusBar, tabs } from './shell.ts';
import { algorithmPanel, inputDataPanel } from './side-bar.ts';
import './start.css';

const COMMANDS: readonly [string, readonly string[]][] = [
  ['Zufallswerte erzeugen', ['Strg', 'N']],
  ['Algorithmus ansehen', ['F5']],
  ['Laufzeiten vergleichen', ['Strg', 'L']],
  ['Diagramm zeichnen', ['Strg', 'D']],
];

function welcome(): HTMLElement {
  return h(
    'div',
    { class: 'vs-welcome' },
    logo(92),
    h('h1', { class: 'vs-welcome-title' }, 'VisualSort Complete'),
    h('p', { class: 'vs-welcome-hint' }, 'Noch keine Daten. Womit möchtest du anfangen?'),
    h(
      'div',
      { class: 'vs-commands' },
      ...COMMANDS.flatMap(([label, keys]) => [
        h('span', {}, label),
        h('span', { class: 'vs-keys' }, ...keys.map((key) => h('kbd', { class: 'vs-key' }, key))),
      ]),
    ),
  );
}

export const screen: Screen = {
  ...windowStage,
  render(root) {
    drawShell(root, {
      active: 'input',
      sideBar: [inputDataPanel(sampleSettings), algorithmPanel([])],
      editor: [tabs([], ''), welcome()],
      status: statusBar(
        [{ icon: 'check', text: 'Bereit' }],
        [
          { icon: 'database', text: 'Keine Daten' },
          { icon: 'bars', text: '0 Algorithmen' },
        ],
      ),
    });
  },
};
