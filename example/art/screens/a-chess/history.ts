import { chessPiece } from '#art/frames/chess-pieces.ts';
import { windowStage } from '#art/frames/window-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { letterOf, type Side } from './board.ts';
import { chessWindow, pageHead } from './window.ts';
import './history.css';

interface PastGame {
  /** Day and time at which the game began. */
  date: string;
  time: string;
  minutes: 1 | 10 | 60;
  rounds: number;
  /** Null for a draw. */
  winner: Side | null;
  reason: string;
}

/** The newest first. */
const GAMES: readonly PastGame[] = [
  {
    date: '18.06.2022',
    time: '19:42',
    minutes: 10,
    rounds: 34,
    winner: 'white',
    reason: 'Schachmatt',
  },
  {
    date: '18.06.2022',
    time: '19:15',
    minutes: 10,
    rounds: 41,
    winner: 'black',
    reason: 'Schachmatt',
  },
  {
    date: '12.06.2022',
    time: '16:08',
    minutes: 1,
    rounds: 27,
    winner: 'black',
    reason: 'Zeit abgelaufen',
  },
  {
    date: '12.06.2022',
    time: '16:03',
    minutes: 1,
    rounds: 22,
    winner: 'white',
    reason: 'Zeit abgelaufen',
  },
  { date: '05.06.2022', time: '14:30', minutes: 60, rounds: 63, winner: null, reason: 'Patt' },
  {
    date: '29.05.2022',
    time: '20:11',
    minutes: 10,
    rounds: 19,
    winner: 'white',
    reason: 'Schachmatt',
  },
  {
    date: '28.05.2022',
    time: '11:24',
    minutes: 60,
    rounds: 48,
    winner: 'white',
    reason: 'Aufgegeben',
  },
];

const RESULTS = { white: 'Weiß gewinnt', black: 'Schwarz gewinnt' };

function wonBy(side: Side | null): number {
  return GAMES.filter(({ winner }) => winner === side).length;
}

function row({ date, time, minutes, rounds, winner, reason }: PastGame): HTMLElement {
  const sides: readonly Side[] = winner ? [winner] : ['white', 'black'];
  return h(
    'div',
    { class: 'chess-row' },
    h('span', {}, `${date}, ${time}`),
    h('span', {}, minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
    h('span', { class: 'chess-number' }, rounds),
    h(
      'span',
      { class: 'chess-kings' },
      ...sides.map((side) => chessPiece(letterOf({ side, kind: 'king' }), 30)),
    ),
    h('span', { class: 'chess-result' }, winner ? RESULTS[winner] : 'Unentschieden'),
    h('span', { class: 'chess-reason' }, reason),
  );
}

export const screen: Screen = {
  ...windowStage,
  render(root) {
    const content = chessWindow(root);
    content.classList.add('chess-page');
    const head = pageHead('Letzte Spiele');
    head.append(
      h(
        'span',
        { class: 'chess-score' },
        `Weiß ${wonBy('white')} · Schwarz ${wonBy('black')} · Unentschieden ${wonBy(null)}`,
      ),
    );
    content.append(
      head,
      h(
        'div',
        { class: 'chess-list' },
        h(
          'div',
          { class: 'chess-row chess-columns' },
          h('span', {}, 'Datum'),
          h('span', {}, 'Bedenkzeit'),
          h('span', { class: 'chess-number' }, 'Runden'),
          h('span', {}),
          h('span', {}, 'Ergebnis'),
          h('span', {}),
        ),
        ...GAMES.map(row),
      ),
    );
  },
};
