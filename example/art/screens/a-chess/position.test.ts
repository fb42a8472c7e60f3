import { describe, expect, it } from 'vitest';
import { isInCheck } from './attacks.ts';
import { letterOf, nameOf, type Position, squareAt, squareNamed, startPosition } from './board.ts';
import { afterMove, legalMoves } from './moves.ts';
import { findMove, replay } from './position.ts';

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

describe('legalMoves', () => {
  // Numbers of positions as every chess program finds them ("perft").
  it.each([
    [1, 20],
    [2, 400],
    [3, 8902],
  ])('allows the known number of games of %i half moves', (length, games) => {
    expect(gamesOf(startPosition(), length)).toBe(games);
  });

  it('has none after the fool’s mate', () => {
    const { position } = replay('f3 e5 g4 Qh4#');
    expect(isInCheck(position, 'white')).toBe(true);
    expect(legalMoves(position)).toEqual([]);
  });

  it('allows no castling across an attacked square', () => {
    const { position } = replay('e4 b6 Nf3 Ba6 Be2 Bxe2 Nc3 Ba6');
    expect(() => findMove(position, 'O-O')).toThrow('5. O-O is not a legal move.');
  });

  it('allows no castling once the rook has moved', () => {
    const { position } = replay('Nf3 a6 g3 b6 Bg2 c6 Rg1 d6 Rh1 e6');
    expect(() => findMove(position, 'O-O')).toThrow(RangeError);
  });
});

describe('replay', () => {
  it('plays an Italian Game', () => {
    const { position, lastMove } = replay('e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6');
    expect(drawn(position)).toBe(
      'r.bqk..r/pppp.ppp/..n..n../..b.p.../..B.P.../.....N../PPPP.PPP/RNBQ.RK.',
    );
    expect(position.turn).toBe('white');
    expect(position.round).toBe(5);
    expect(lastMove && nameOf(lastMove.from)).toBe('g8');
  });

  it('takes a pawn in passing, at once only', () => {
    const { position } = replay('e4 a6 e5 d5 exd6');
    expect(drawn(position)).toBe(
      'rnbqkbnr/.pp.pppp/p..P..../......../......../......../PPPP.PPP/RNBQKBNR',
    );
    expect(() => replay('e4 a6 e5 d5 a3 h6 exd6')).toThrow(RangeError);
  });

  it('promotes a pawn and castles to the far side', () => {
    const { position } = replay(
      'd4 e5 dxe5 Nc6 Bf4 Qe7 Nc3 g6 Qd2 f6 O-O-O fxe5 a3 exf4 a4 f3 a5 fxg2 a6 gxh1=N',
    );
    expect(drawn(position)).toBe(
      'r.b.kbnr/ppppq..p/P.n...p./......../......../..N...../.PPQPP.P/..KR.BNn',
    );
  });

  it('refuses moves that leave the own king in check', () => {
    expect(() => replay('e4 e5 d3 Bb4+ a3')).toThrow('3. a3 is not a legal move.');
  });

  it('refuses notation that fits several pieces or none', () => {
    expect(() => replay('Nf3 a6 d3 b6 Nd2')).toThrow('fits several moves');
    expect(() => replay('Nf3 a6 d3 b6 Nbd2')).not.toThrow();
    expect(() => replay('e9')).toThrow(RangeError);
  });
});

describe('square names', () => {
  it('name all 64 squares and find them again', () => {
    for (let place = 0; place < 64; place += 1) {
      expect(squareNamed(nameOf(squareAt(place)))).toEqual(squareAt(place));
    }
  });

  it.each(['i1', 'a9', 'a', 'e44', ''])('refuse "%s"', (name) => {
    expect(() => squareNamed(name)).toThrow(RangeError);
  });
});
