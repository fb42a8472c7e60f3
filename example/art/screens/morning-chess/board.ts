import { chessPiece, readPlacement } from '#art/frames/chess-pieces.ts';
import { h } from '#art/stage/dom.ts';
import './board.css';

const squareSize = 43;

type BoardOptions = {
  fen: string;
  /** Squares such as `g8`. */
  lastMove: readonly string[];
  chosen: string;
  /** Where the chosen piece may go. */
  targets: readonly string[];
};

/** A chess board seen from White, with marks for the last move and for the piece in hand. */
export function board({ fen, lastMove, chosen, targets }: BoardOptions): HTMLElement {
  const squares = readPlacement(fen).map((piece, i) => {
    const file = 'abcdefgh'.charAt(i % 8);
    const rank = 8 - Math.floor(i / 8);
    const name = `${file}${rank}`;
    const classes = [
      'square',
      ((i % 8) + Math.floor(i / 8)) % 2 === 0 ? 'square-light' : 'square-dark',
      lastMove.includes(name) && 'square-last',
      name === chosen && 'square-chosen',
      targets.includes(name) && (piece ? 'square-capture' : 'square-target'),
    ];
    return h(
      'div',
      { class: classes.filter(Boolean).join(' ') },
      file === 'a' && h('span', { class: 'rank' }, rank),
      rank === 1 && h('span', { class: 'file' }, file),
      piece && chessPiece(piece, squareSize),
    );
  });
  return h('div', { class: 'board', style: `--square: ${squareSize}px` }, ...squares);
}
