import { h, s } from '#art/stage/dom.ts';
import './status-bar.css';

/** Connection and charge on the right of an Android status bar. */
function systemIcons(): SVGSVGElement {
  return s(
    'svg',
    { viewBox: '0 0 66 16', width: 66, height: 16, fill: 'currentcolor' },
    s('path', { d: 'M9 13.8 1 4.9a12 12 0 0 1 16 0z' }),
    s('path', { d: 'M36 2.2v11.6H24.4z' }),
    s('path', { d: 'M36 2.2v11.6h-3.4V5.6z', opacity: 0.45 }),
    s('rect', {
      x: 43,
      y: 3.5,
      width: 19,
      height: 9.6,
      rx: 3,
      fill: 'none',
      stroke: 'currentcolor',
      'stroke-width': 1.3,
    }),
    s('rect', { x: 44.8, y: 5.3, width: 11.6, height: 6, rx: 1.6 }),
    s('rect', { x: 63, y: 6.3, width: 1.8, height: 4, rx: 0.9 }),
  );
}

/** The status bar of a phone, 44 CSS px high, in the colour of the text around it. */
export function statusBar(time: string): HTMLElement {
  return h('div', { class: 'status-bar' }, h('span', {}, time), systemIcons());
}

/** The handle at the lower edge for Android's gestures, 24 CSS px high. */
export function gestureHandle(): HTMLElement {
  return h('div', { class: 'gesture-handle' });
}
