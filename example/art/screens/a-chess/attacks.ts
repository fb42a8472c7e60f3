import {
  isOnBoard,
  isSame,
  type Kind,
  opponent,
  type Piece,
  type Position,
  pieceOn,
  type Side,
  type Square,
  squareAt,
} from './board.ts';

type Direction = readonly [files: number, ranks: number];

const STRAIGHT: readonly Direction[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Direction[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const KNIGHT: readonly Direction[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

const DIRECTIONS: Record<Exclude<Kind, 'pawn'>, readonly Direction[]> = {
  king: [...STRAIGHT, ...DIAGONAL],
  queen: [...STRAIGHT, ...DIAGONAL],
  rook: STRAIGHT,
  bishop: DIAGONAL,
  knight: KNIGHT,
};

/** The square in that direction, perhaps beyond the board. */
export function step({ file, rank }: Square, [files, ranks]: Direction): Square {
  return { file: file + files, rank: rank + ranks };
}

/** Ranks that a pawn of the side moves by. */
export function forward(side: Side): 1 | -1 {
  return side === 'white' ? 1 : -1;
}

/** Squares that the piece threatens, whether or not something stands there. */
export function attacks(position: Position, from: Square, { side, kind }: Piece): Square[] {
  if (kind === 'pawn') {
    const ranks = forward(side);
    return [step(from, [-1, ranks]), step(from, [1, ranks])].filter(isOnBoard);
  }
  const slides = kind === 'queen' || kind === 'rook' || kind === 'bishop';
  const squares: Square[] = [];
  for (const direction of DIRECTIONS[kind]) {
    for (let to = step(from, direction); isOnBoard(to); to = step(to, direction)) {
      squares.push(to);
      if (!slides || pieceOn(position, to)) break;
    }
  }
  return squares;
}

/** Whether a piece of the given side threatens the square. */
export function isAttacked(position: Position, square: Square, by: Side): boolean {
  return position.board.some(
    (piece, place) =>
      piece?.side === by &&
      attacks(position, squareAt(place), piece).some((attacked) => isSame(attacked, square)),
  );
}

/** Whether the king of the side is attacked. */
export function isInCheck(position: Position, side: Side): boolean {
  const king = position.board.findIndex((piece) => piece?.side === side && piece.kind === 'king');
  return isAttacked(position, squareAt(king), opponent(side));
}
