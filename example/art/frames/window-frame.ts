import { h, s } from '#art/stage/dom.ts';
import './window-frame.css';

/** Size of the stage for a large window, in CSS px: the picture is 1600 × 1000 px. */
export const windowStage = { width: 800, height: 500 } as const;

type WindowFrameOptions = {
  title: string;
  /** Colours of the title bar and of the hairline around the window. */
  theme: 'dark' | 'light';
  /** The programme's symbol before the title, 16 × 16 px. */
  icon?: Element;
};

function controls(): SVGSVGElement {
  return s(
    'svg',
    { class: 'window-controls', viewBox: '0 0 120 34', width: 120, height: 34 },
    s('path', { d: 'M15 17.5h10' }),
    s('rect', { x: 55.5, y: 12.5, width: 9, height: 9, rx: 1.5 }),
    s('path', { d: 'm95 12 10 10m0-10-10 10' }),
  );
}

/**
 * Puts a desktop window into `root`, as large as the stage, and returns the empty element below
 * its title bar: a positioned block that fills the stage below the bar's 34 CSS px.
 */
export function windowFrame(
  root: HTMLElement,
  { title, theme, icon }: WindowFrameOptions,
): HTMLElement {
  const content = h('div', { class: 'window-content' });
  root.append(
    h(
      'div',
      { class: `window window-${theme}` },
      h(
        'div',
        { class: 'window-bar' },
        icon,
        h('span', { class: 'window-title' }, title),
        controls(),
      ),
      content,
    ),
  );
  return content;
}
