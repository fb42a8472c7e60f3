import type { Piece as Letter } from '#art/frames/chess-pieces.ts';

export type Side = 'white' | 'black';
export type Kind = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

export interface Piece {
  side: Side;
  kind: Kind;
}

/** A square: file 0 (a) to 7 (h), rank 0 (the first) to 7 (the eighth). */
export interface Square {
  file: number;
  rank: number;
}

export interface Move {
  from: Square;
  to: Square;
  /** What a pawn becomes on the last rank. */
  promotion?: Kind;
}

/** Everything that the rules need to know about a game, repetition and the 50-move rule aside. */
export interface Position {
  /** 64 places, a1, b1 … h8. */
  board: readonly (Piece | null)[];
  turn: Side;
  /** Kings and rooks may castle while their places, written as `e1`, are in here: they have not moved. */
  unmoved: ReadonlySet<string>;
  /** The square that a pawn has just jumped over. */
  passed: Square | null;
  /** The number of the running round, from 1; Black's move ends it. */
  round: number;
}

const BACK_RANK: readonly Kind[] = [
  'rook',
  'knight',
  'bishop',
  'queen',
  'king',
  'bishop',
  'knight',
  'rook',
];

const LETTERS: Readonly<Record<Kind, readonly [white: Letter, black: Letter]>> = {
  king: ['K', 'k'],
  queen: ['Q', 'q'],
  rook: ['R', 'r'],
  bishop: ['B', 'b'],
  knight: ['N', 'n'],
  pawn: ['P', 'p'],
};

export function opponent(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function isOnBoard({ file, rank }: Square): boolean {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

export function isSame(one: Square, other: Square): boolean {
  return one.file === other.file && one.rank === other.rank;
}

export function placeOf({ file, rank }: Square): number {
  return rank * 8 + file;
}

export function squareAt(place: number): Square {
  return { file: place % 8, rank: Math.floor(place / 8) };
}

/** The square's name, `a1` to `h8`. */
export function nameOf({ file, rank }: Square): string {
  return `${'abcdefgh'.charAt(file)}${rank + 1}`;
}

/** @throws RangeError for a name that is not `a1` to `h8`. */
export function squareNamed(name: string): Square {
  const square = { file: name.charCodeAt(0) - 'a'.charCodeAt(0), rank: Number(name.slice(1)) - 1 };
  if (!isOnBoard(square) || nameOf(square) !== name) throw new RangeError(`No square "${name}".`);
  return square;
}

/** The piece as drawings and Forsyth-Edwards Notation name it: `K` is the white king, `n` a black knight. */
export function letterOf({ side, kind }: Piece): Letter {
  return LETTERS[kind][side === 'white' ? 0 : 1];
}

export function pieceOn({ board }: Position, square: Square): Piece | null {
  return board[placeOf(square)] ?? null;
}

/** The position that every game begins with. */
export function startPosition(): Position {
  const back = (side: Side) => BACK_RANK.map((kind): Piece => ({ side, kind }));
  const pawns = (side: Side) => BACK_RANK.map((): Piece => ({ side, kind: 'pawn' }));
  return {
    board: [
      ...back('white'),
      ...pawns('white'),
      ...Array<null>(32).fill(null),
      ...pawns('black'),
      ...back('black'),
    ],
    turn: 'white',
    unmoved: new Set(['a1', 'e1', 'h1', 'a8', 'e8', 'h8']),
    passed: null,
    round: 1,
  };
}
