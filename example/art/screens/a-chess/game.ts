import { chessPiece } from '#art/frames/chess-pieces.ts';
import { windowStage } from '#art/frames/window-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { type Kind, letterOf, type Position, type Side, squareNamed } from './board.ts';
import { boardView } from './board-view.ts';
import { replay } from './position.ts';
import { button, chessWindow, symbol } from './window.ts';
import './game.css';

/** An Italian Game with the Møller attack, up to White's ninth move. */
const MOVES = `
  e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5
`;
/** Black's bishop, attacked by the pawn on b2. */
const SELECTED = squareNamed('c3');
const TIME_LEFT: Record<Side, string> = { white: '8:47', black: '8:12' };

const NAMES: Record<Side, string> = { white: 'Weiß', black: 'Schwarz' };

/** What each side begins with, the king aside, in the order in which the losses are shown. */
const START: readonly [Kind, number][] = [
  ['queen', 1],
  ['rook', 2],
  ['bishop', 2],
  ['knight', 2],
  ['pawn', 8],
];

function lost({ board }: Position, side: Side): SVGSVGElement[] {
  return START.flatMap(([kind, count]) => {
    const left = board.filter((piece) => piece?.side === side && piece.kind === kind).length;
    return Array.from({ length: count - left }, () => chessPiece(letterOf({ side, kind }), 24));
  });
}

function player(position: Position, side: Side): HTMLElement {
  const isOnTurn = position.turn === side;
  return h(
    'div',
    { class: isOnTurn ? 'chess-player chess-player-on-turn' : 'chess-player' },
    chessPiece(letterOf({ side, kind: 'king' }), 46),
    h(
      'div',
      { class: 'chess-player-name' },
      NAMES[side],
      h('div', { class: 'chess-lost' }, ...lost(position, side === 'white' ? 'black' : 'white')),
    ),
    h('span', { class: 'chess-time' }, TIME_LEFT[side]),
  );
}

export const screen: Screen = {
  ...windowStage,
  render(root) {
    const { position, lastMove } = replay(MOVES);
    chessWindow(root).append(
      h(
        'div',
        { class: 'chess-table' },
        boardView({ position, lastMove, selected: SELECTED, size: 52 }),
      ),
      h(
        'div',
        { class: 'chess-side' },
        h('div', { class: 'chess-round' }, `Runde ${position.round}`),
        h('div', { class: 'chess-turn' }, `${NAMES[position.turn]} ist dran`),
        h(
          'div',
          { class: 'chess-label' },
          h('span', {}, 'Zeit'),
          h('span', {}, '10-Minuten-Spiel'),
        ),
        player(position, 'black'),
        player(position, 'white'),
        h(
          'div',
          { class: 'chess-actions' },
          button('quiet', symbol('back', 20), 'Zurück'),
          button('main', symbol('pause', 20), 'Pause'),
        ),
      ),
    );
  },
};
