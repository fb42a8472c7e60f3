import { chessPiece, type Piece } from '#art/frames/chess-pieces.ts';
import { windowStage } from '#art/frames/window-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { button, chessWindow, symbol } from './window.ts';
import './start-menu.css';

/** Side of a square of the large picture, in px: five of them fill the window's height. */
const SQUARE = 94;

/** What stands on the large picture's squares, row by row; a dot is an empty one. */
const PICTURE = ['.r.k', 'p.b.', '....', '.N.P', 'Q.K.'];

function picture(): HTMLElement {
  return h(
    'div',
    { class: 'chess-picture', style: `--chess-size: ${SQUARE}px` },
    ...PICTURE.flatMap((row, down) =>
      [...row].map((letter, across) =>
        h(
          'div',
          { class: `chess-square ${(down + across) % 2 === 0 ? 'chess-light' : 'chess-dark'}` },
          letter !== '.' && chessPiece(letter as Piece, SQUARE),
        ),
      ),
    ),
  );
}

export const screen: Screen = {
  ...windowStage,
  render(root) {
    chessWindow(root).append(
      picture(),
      h(
        'div',
        { class: 'chess-menu' },
        h('h1', { class: 'chess-name' }, 'aChess'),
        h('p', { class: 'chess-claim' }, 'Schach für zwei an einem Brett'),
        button('main', symbol('play', 22), 'Spielen'),
        button('quiet', symbol('history', 22), 'Letzte Spiele'),
        button('quiet', symbol('book', 22), 'Anleitung'),
      ),
    );
  },
};
