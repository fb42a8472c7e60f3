import { chessPiece } from '#art/frames/chess-pieces.ts';
import { h } from '#art/stage/dom.ts';
import { isSame, letterOf, type Move, type Position, pieceOn, type Square } from './board.ts';
import { legalMoves } from './moves.ts';

const DOWN = [7, 6, 5, 4, 3, 2, 1, 0];
const ACROSS = [0, 1, 2, 3, 4, 5, 6, 7];

type BoardOptions = {
  position: Position;
  /** Its two squares are tinted. */
  lastMove: Move | null;
  /** The piece that a player has just clicked: dots show where it may go. */
  selected: Square;
  /** Side of one square in px. */
  size: number;
};

/** The board from White's side, with the names of ranks and files on its left and lower edge. */
export function boardView({ position, lastMove, selected, size }: BoardOptions): HTMLElement {
  const targets = legalMoves(position).filter(({ from }) => isSame(from, selected));

  function squareView(square: Square): HTMLElement {
    const piece = pieceOn(position, square);
    const isDark = (square.file + square.rank) % 2 === 0;
    const isMoved = lastMove && [lastMove.from, lastMove.to].some((end) => isSame(end, square));
    const isTarget = targets.some(({ to }) => isSame(to, square));
    const classes = [
      'chess-square',
      isDark ? 'chess-dark' : 'chess-light',
      isMoved && 'chess-moved',
      isSame(selected, square) && 'chess-selected',
    ];
    return h(
      'div',
      { class: classes.filter(Boolean).join(' ') },
      piece && chessPiece(letterOf(piece), size),
      isTarget && h('span', { class: piece ? 'chess-capture' : 'chess-target' }),
    );
  }

  return h(
    'div',
    { class: 'chess-board', style: `--chess-size: ${size}px` },
    ...DOWN.flatMap((rank) => [
      h('span', { class: 'chess-coordinate' }, rank + 1),
      ...ACROSS.map((file) => squareView({ file, rank })),
    ]),
    h('span', {}),
    ...ACROSS.map((file) => h('span', { class: 'chess-coordinate' }, 'abcdefgh'.charAt(file))),
  );
}
