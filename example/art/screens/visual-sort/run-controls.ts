import { h } from '#art/stage/dom.ts';
import { formatPercent } from './format.ts';
import { icon } from './icons.ts';
import './run-controls.css';

/** The slider's steps are 1, 2, 4 … times the usual speed; this is where the third of five stands. */
const SPEED = { label: '4×', share: 0.5 };

/** The buttons of a run, the share of it that is over (0 to 1), and its speed. */
export function runControls(share: number): HTMLElement {
  return h(
    'div',
    { class: 'vs-controls' },
    h('span', { class: 'vs-round' }, icon('pause', 18)),
    icon('step', 19),
    icon('stop', 19),
    h(
      'span',
      { class: 'vs-track' },
      h('span', {
        class: 'vs-track-done',
        style: `width: ${(100 * share).toFixed(1)}%`,
      }),
    ),
    h('span', { class: 'vs-figure' }, formatPercent(share)),
    h('span', { class: 'vs-speed' }, 'Tempo'),
    h(
      'span',
      { class: 'vs-slider' },
      h('span', { class: 'vs-knob', style: `left: ${100 * SPEED.share}%` }),
    ),
    h('span', { class: 'vs-figure' }, SPEED.label),
  );
}
