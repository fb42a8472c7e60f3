import { type Kind, type Move, nameOf, type Position, pieceOn, startPosition } from './board.ts';
import { afterMove, legalMoves } from './moves.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** Piece, file and rank of origin, capture, target, promotion, check or mate. */
const NOTATION = /^([KQRBN])?([a-h])?([1-8])?x?([a-h][1-8])(?:=([QRBN]))?[+#]?$/;
const CASTLING = /^O-O(-O)?[+#]?$/;

function matches(position: Position, move: Move, notation: string): boolean {
  const kind = pieceOn(position, move.from)?.kind;
  const castling = CASTLING.exec(notation);
  if (castling) return kind === 'king' && move.to.file - move.from.file === (castling[1] ? -2 : 2);
  const parts = NOTATION.exec(notation);
  if (!parts) return false;
  const [, letter, file, rank, target, promotion] = parts;
  const from = nameOf(move.from);
  return (
    kind === (letter ? KINDS[letter] : 'pawn') &&
    nameOf(move.to) === target &&
    (!file || from.startsWith(file)) &&
    (!rank || from.endsWith(rank)) &&
    move.promotion === (promotion ? KINDS[promotion] : undefined)
  );
}

/**
 * Finds the legal move that the notation (English letters, such as `Nf3`, `exd4`, `O-O`) stands for.
 *
 * @throws RangeError when no legal move fits, or several do.
 */
export function findMove(position: Position, notation: string): Move {
  const [move, another] = legalMoves(position).filter((legal) =>
    matches(position, legal, notation),
  );
  const number = `${position.round}${position.turn === 'white' ? '.' : '…'}`;
  if (!move) throw new RangeError(`${number} ${notation} is not a legal move.`);
  if (another) throw new RangeError(`${number} ${notation} fits several moves.`);
  return move;
}

interface Replay {
  position: Position;
  /** The last move; null for a game without moves. */
  lastMove: Move | null;
}

/**
 * Plays moves, separated by white space, from the start of a game.
 *
 * @throws RangeError at the first move that is not legal.
 */
export function replay(moves: string): Replay {
  let position = startPosition();
  let lastMove: Move | null = null;
  for (const notation of moves.split(/\s+/).filter(Boolean)) {
    lastMove = findMove(position, notation);
    position = afterMove(position, lastMove);
  }
  return { position, lastMove };
}
