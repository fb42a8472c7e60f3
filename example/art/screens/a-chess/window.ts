import { chessPiece } from '#art/frames/chess-pieces.ts';
import { windowFrame } from '#art/frames/window-frame.ts';
import { type Child, h, s } from '#art/stage/dom.ts';
import './window.css';
import './board-view.css';

/** Puts the program's window into `root` and returns its empty content, 800 × 466 px. */
export function chessWindow(root: HTMLElement): HTMLElement {
  const content = windowFrame(root, {
    title: 'aChess',
    theme: 'light',
    icon: chessPiece('n', 20),
  });
  content.classList.add('chess');
  return content;
}

/** A button with a large, flat area, as Tkinter draws them without relief. */
export function button(kind: 'main' | 'quiet', ...children: Child[]): HTMLElement {
  return h('div', { class: `chess-button chess-button-${kind}` }, ...children);
}

const SYMBOLS = {
  back: 'M19 12H5m6-6-6 6 6 6',
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'M7.5 5v14l11-7z',
  history: 'M4 6.5h2m-2 5.5h2m-2 5.5h2M9.5 6.5H20M9.5 12H20M9.5 17.5H20',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5m0-13c2-1.5 5-2 8-1.5v13c-3-.5-6 0-8 1.5m0-13v13',
} as const;

export function symbol(name: keyof typeof SYMBOLS, size: number): SVGSVGElement {
  return s(
    'svg',
    { class: 'chess-symbol', viewBox: '0 0 24 24', width: size, height: size },
    s('path', { d: SYMBOLS[name] }),
  );
}

/** The strip above a page that is not the game: a back button and the page's title. */
export function pageHead(title: string): HTMLElement {
  return h(
    'div',
    { class: 'chess-head' },
    button('quiet', symbol('back', 20), 'Zurück'),
    h('h1', { class: 'chess-title' }, title),
  );
}
