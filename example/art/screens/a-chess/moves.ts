import { attacks, forward, isAttacked, isInCheck, step } from './attacks.ts';
import {
  isOnBoard,
  isSame,
  type Kind,
  type Move,
  nameOf,
  opponent,
  type Piece,
  type Position,
  pieceOn,
  placeOf,
  type Square,
  squareAt,
} from './board.ts';

const PROMOTIONS: readonly Kind[] = ['queen', 'rook', 'bishop', 'knight'];

function pawnTargets(position: Position, from: Square, pawn: Piece): Square[] {
  const ranks = forward(pawn.side);
  const targets = attacks(position, from, pawn).filter((to) => {
    const captured = pieceOn(position, to);
    if (captured) return captured.side !== pawn.side;
    return position.passed !== null && isSame(to, position.passed);
  });
  const one = step(from, [0, ranks]);
  if (!isOnBoard(one) || pieceOn(position, one)) return targets;
  targets.push(one);
  const two = step(one, [0, ranks]);
  const atHome = from.rank === (pawn.side === 'white' ? 1 : 6);
  if (atHome && !pieceOn(position, two)) targets.push(two);
  return targets;
}

/** The king neither leaves, crosses nor enters an attacked square, and nothing stands between him and the rook. */
function castlingTargets(position: Position, from: Square, { side }: Piece): Square[] {
  if (!position.unmoved.has(nameOf(from))) return [];
  const enemy = opponent(side);
  return [7, 0].flatMap((rookFile): Square[] => {
    const { rank } = from;
    if (!position.unmoved.has(nameOf({ file: rookFile, rank }))) return [];
    const files = Math.sign(rookFile - from.file);
    for (let file = from.file + files; file !== rookFile; file += files) {
      if (pieceOn(position, { file, rank })) return [];
    }
    const path = [from, step(from, [files, 0]), step(from, [2 * files, 0])];
    if (path.some((square) => isAttacked(position, square, enemy))) return [];
    return [{ file: from.file + 2 * files, rank }];
  });
}

function targets(position: Position, from: Square, piece: Piece): Square[] {
  if (piece.kind === 'pawn') return pawnTargets(position, from, piece);
  const free = attacks(position, from, piece).filter(
    (to) => pieceOn(position, to)?.side !== piece.side,
  );
  return piece.kind === 'king' ? [...free, ...castlingTargets(position, from, piece)] : free;
}

/** The position after the move, whether the rules allow it or not. */
export function afterMove(position: Position, { from, to, promotion }: Move): Position {
  const piece = pieceOn(position, from);
  if (!piece) throw new RangeError(`Nothing stands on ${nameOf(from)}.`);
  const board = [...position.board];
  const isPawn = piece.kind === 'pawn';
  board[placeOf(from)] = null;
  board[placeOf(to)] = promotion ? { side: piece.side, kind: promotion } : piece;
  if (isPawn && position.passed && isSame(to, position.passed)) {
    board[placeOf({ file: to.file, rank: from.rank })] = null;
  }
  if (piece.kind === 'king' && Math.abs(to.file - from.file) === 2) {
    const rank = from.rank;
    const rook = { file: to.file > from.file ? 7 : 0, rank };
    board[placeOf({ file: (from.file + to.file) / 2, rank })] = pieceOn(position, rook);
    board[placeOf(rook)] = null;
  }
  const jumped = isPawn && Math.abs(to.rank - from.rank) === 2;
  const touched = [nameOf(from), nameOf(to)];
  return {
    board,
    turn: opponent(position.turn),
    unmoved: new Set([...position.unmoved].filter((name) => !touched.includes(name))),
    passed: jumped ? { file: from.file, rank: (from.rank + to.rank) / 2 } : null,
    round: position.turn === 'black' ? position.round + 1 : position.round,
  };
}

/** Every move that the rules allow the side to move. */
export function legalMoves(position: Position): Move[] {
  return position.board.flatMap((piece, place): Move[] => {
    if (piece?.side !== position.turn) return [];
    const from = squareAt(place);
    return targets(position, from, piece)
      .flatMap((to): Move[] => {
        const promotes = piece.kind === 'pawn' && (to.rank === 0 || to.rank === 7);
        return promotes ? PROMOTIONS.map((promotion) => ({ from, to, promotion })) : [{ from, to }];
      })
      .filter((move) => !isInCheck(afterMove(position, move), position.turn));
  });
}
