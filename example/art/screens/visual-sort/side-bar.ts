import { h } from '#art/stage/dom.ts';
import { type Algorithm, algorithms } from './algorithms.ts';
import { formatNumber } from './format.ts';
import { icon } from './icons.ts';
import type { InputSettings } from './input-data.ts';

type CheckBoxOptions = { label: string; checked: boolean; color?: string };

function checkBox({ label, checked, color }: CheckBoxOptions): HTMLElement {
  // The algorithms' colours are light and want a dark tick, the accent a white one.
  const colors = color
    ? `--vs-box-color: ${color}; --vs-tick-color: #1e1f22`
    : '--vs-box-color: var(--vs-accent-deep); --vs-tick-color: #fff';
  return h(
    'div',
    { class: `vs-check ${checked ? 'vs-check-on' : 'vs-check-off'}`, style: colors },
    h('span', { class: 'vs-box' }, checked && icon('check', 16)),
    label,
  );
}

function field(label: string, value: number): HTMLElement {
  return h(
    'div',
    { class: 'vs-field' },
    label,
    h(
      'span',
      { class: 'vs-input' },
      formatNumber(value),
      h('span', { class: 'vs-spinner' }, icon('up', 13), icon('down', 13)),
    ),
  );
}

function heading(text: string): HTMLElement {
  return h('div', { class: 'vs-heading' }, text);
}

/** The panel that sets how the next list of random numbers is drawn. */
export function inputDataPanel({ count, lowest, highest, unique }: InputSettings): HTMLElement {
  return h(
    'div',
    {},
    heading('Eingabedaten'),
    field('Anzahl', count),
    field('Kleinster Wert', lowest),
    field('Größter Wert', highest),
    checkBox({ label: 'Keine Duplikate', checked: unique }),
    h('div', { class: 'vs-button' }, icon('shuffle', 18), 'Neue Zufallswerte'),
  );
}

/** The list of all algorithms; the selected ones are ticked in their colour. */
export function algorithmPanel(selected: readonly Algorithm[]): HTMLElement {
  return h(
    'div',
    {},
    heading('Algorithmen'),
    ...algorithms.map((algorithm) =>
      checkBox({
        label: algorithm.name,
        checked: selected.includes(algorithm),
        color: algorithm.color,
      }),
    ),
  );
}

type DiagramSettings = { from: number; to: number; step: number };

/** The panel that sets the counts of the diagram. */
export function diagramPanel({ from, to, step }: DiagramSettings): HTMLElement {
  return h(
    'div',
    {},
    heading('Diagramm'),
    field('Anzahl ab', from),
    field('Anzahl bis', to),
    field('Schrittweite', step),
    checkBox({ label: 'Keine Duplikate', checked: true }),
    h('div', { class: 'vs-button' }, icon('run', 18), 'Neu messen'),
  );
}
