import { expect, it } from 'vitest';
import { isInCheck } from './attacks.ts';
import { letterOf, type Position, startPosition } from './board.ts';
import { afterMove, legalMoves } from './moves.ts';
import { replay } from './position.ts';

/** The board as in Forsyth-Edwards Notation, from the eighth rank down, dots for empty squares. */
function drawn({ board }: Position): string {
  const letters = board.map((piece) => (piece ? letterOf(piece) : '.'));
  return [7, 6, 5, 4, 3, 2, 1, 0]
    .map((rank) => letters.slice(rank * 8, rank * 8 + 8).join(''))
    .join('/');
}

/** How many games of the given number of moves the rules allow from here. */
function gamesOf(position: Position, length: number): number {
  const moves = legalMoves(position);
  if (length === 1) return moves.length;
  return moves.reduce((sum, move) => sum + gamesOf(afterMove(position, move), length - 1), 0);
}

it('the rules allow the known number of games of three half moves ("perft")', () => {
  expect(gamesOf(startPosition(), 3)).toBe(8902);
});

it.each([
  [
    'a pawn taken in passing',
    'e4 a6 e5 d5 exd6',
    'rnbqkbnr/.pp.pppp/p..P..../......../......../......../PPPP.PPP/RNBQKBNR',
  ],
  [
    'a promotion and castling to the far side',
    'd4 e5 dxe5 Nc6 Bf4 Qe7 Nc3 g6 Qd2 f6 O-O-O fxe5 a3 exf4 a4 f3 a5 fxg2 a6 gxh1=N',
    'r.b.kbnr/ppppq..p/P.n...p./......../......../..N...../.PPQPP.P/..KR.BNn',
  ],
])('replays %s', (_, moves, board) => {
  expect(drawn(replay(moves).position)).toBe(board);
});

it('replays what the rules allow, and nothing else', () => {
  const { position } = replay('f3 e5 g4 Qh4#');
  expect(isInCheck(position, 'white')).toBe(true);
  expect(legalMoves(position)).toEqual([]);
  for (const [moves, reason] of [
    ['e4 b6 Nf3 Ba6 Be2 Bxe2 Nc3 Ba6 O-O', 'O-O is not a legal move.'],
    ['Nf3 a6 g3 b6 Bg2 c6 Rg1 d6 Rh1 e6 O-O', 'O-O is not a legal move.'],
    ['e4 a6 e5 d5 a3 h6 exd6', 'exd6 is not a legal move.'],
    ['e4 e5 d3 Bb4+ a3', '3. a3 is not a legal move.'],
    ['Nf3 a6 d3 b6 Nd2', 'fits several moves'],
  ] as const)
    expect(() => replay(moves), moves).toThrow(reason);
});
