import { windowStage } from '#art/frames/window-frame.ts';
import { h, s } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { chessWindow, pageHead } from './window.ts';
import './time-choice.css';

const CHOICES: readonly { minutes: number; name: string; hint: string }[] = [
  { minutes: 1, name: 'Bullet', hint: 'Für schnelle Finger' },
  { minutes: 10, name: 'Blitz', hint: 'Für zwischendurch' },
  { minutes: 60, name: 'Klassisch', hint: 'Für lange Abende' },
];

/** The choice that the pointer rests on. */
const POINTED_AT = 10;

const MINUTES_PER_TURN = 60;

/** The minute's place on a dial with the given centre and radius, from the top and clockwise. */
function onDial(minute: number, centre: number, radius: number): string {
  const angle = (2 * Math.PI * minute) / MINUTES_PER_TURN;
  const x = centre + radius * Math.sin(angle);
  const y = centre - radius * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A dial on which the given minutes are filled. */
function dial(minutes: number): SVGSVGElement {
  const large = minutes > MINUTES_PER_TURN / 2 ? 1 : 0;
  const sector = `M60 60V16A44 44 0 ${large} 1 ${onDial(minutes, 60, 44)}z`;
  const isWhole = minutes === MINUTES_PER_TURN;
  const marks = Array.from({ length: 12 }, (_, hour) => hour * 5);
  return s(
    'svg',
    { class: 'chess-dial', viewBox: '0 0 120 120', width: 150, height: 150 },
    s('circle', { class: 'chess-dial-face', cx: 60, cy: 60, r: 54 }),
    isWhole
      ? s('circle', { class: 'chess-dial-time', cx: 60, cy: 60, r: 44 })
      : s('path', { class: 'chess-dial-time', d: sector }),
    ...marks.map((minute) =>
      s('path', {
        class: 'chess-dial-mark',
        d: `M${onDial(minute, 60, 47)}L${onDial(minute, 60, 50)}`,
      }),
    ),
    s('path', { class: 'chess-dial-hand', d: `M60 60L${onDial(minutes, 60, 44)}` }),
    s('circle', { class: 'chess-dial-hub', cx: 60, cy: 60, r: 4 }),
  );
}

export const screen: Screen = {
  ...windowStage,
  render(root) {
    const content = chessWindow(root);
    content.classList.add('chess-page');
    content.append(
      pageHead('Wie lange wollt ihr spielen?'),
      h(
        'div',
        { class: 'chess-choices' },
        ...CHOICES.map(({ minutes, name, hint }) =>
          h(
            'div',
            { class: minutes === POINTED_AT ? 'chess-choice chess-choice-on' : 'chess-choice' },
            dial(minutes),
            h(
              'span',
              { class: 'chess-minutes' },
              minutes === 1 ? '1 Minute' : `${minutes} Minuten`,
            ),
            h('span', { class: 'chess-pace' }, name),
            h('span', { class: 'chess-hint' }, hint),
          ),
        ),
      ),
      h(
        'p',
        { class: 'chess-note' },
        'Jede Seite hat diese Zeit für alle ihre Züge. Wer sie aufbraucht, verliert.',
      ),
    );
  },
};
