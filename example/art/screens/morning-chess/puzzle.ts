import { appIcon } from '#art/frames/app-icon.ts';
import { phoneStage } from '#art/frames/phone-frame.ts';
import { gestureHandle } from '#art/frames/status-bar.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import './puzzle.css';

/**
 * Philidor's smothered mate: White has just given the queen on g8, the rook from f8 had to take
 * it. Nh6–f7 is mate, the only one: the king's neighbours g8, g7 and h7 are its own men, and
 * nothing of Black's reaches f7.
 */
const position = {
  fen: 'r1b3rk/pp4pp/2p4N/2q5/4n3/8/PP3PPP/3R1RK1 w - - 0 1',
  lastMove: ['f8', 'g8'],
  chosen: 'h6',
  /** All moves of the knight; f7 is the mate. */
  targets: ['f7', 'f5', 'g4', 'g8'],
};

const secondsLeft = 42;
const secondsPerPuzzle = 60;

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    app(
      root,
      '06:31',
      h(
        'header',
        { class: 'ringing' },
        h('p', {}, appIcon('bell', 18), 'Arbeit'),
        h('h1', {}, '06:31'),
        h(
          'div',
          { class: 'steps' },
          h('span', { class: 'step step-solved' }),
          h('span', { class: 'step step-now' }),
          h('span', { class: 'step' }),
        ),
      ),
      h(
        'main',
        { class: 'page puzzle' },
        h(
          'div',
          { class: 'task' },
          h(
            'div',
            {},
            h('h2', {}, 'Matt in einem Zug'),
            h('p', {}, 'Rätsel 2 von 3, Weiß ist am Zug'),
          ),
          h('b', {}, `0:${secondsLeft}`),
        ),
        h(
          'div',
          { class: 'countdown', style: `--part: ${secondsLeft / secondsPerPuzzle}` },
          h('span', {}),
        ),
        board(position),
        h('span', { class: 'puzzle-action' }, appIcon('swap', 20), 'Anderes Rätsel'),
        h('p', { class: 'puzzle-note' }, 'Der Wecker klingelt, bis du alle Rätsel gelöst hast.'),
      ),
      gestureHandle(),
    );
  },
};
