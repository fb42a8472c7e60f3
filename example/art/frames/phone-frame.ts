import { h } from '#art/stage/dom.ts';
import './phone-frame.css';

/** Size of the stage for a phone, in CSS px: the picture is 800 × 1640 px. */
export const phoneStage = { width: 400, height: 820 } as const;

/** Size of the phone's screen in CSS px, that is in Android's dp. */
export const phoneScreen = { width: 372, height: 796 } as const;

/**
 * Puts a phone into `root`, which is to have the size of `phoneStage`, and returns its empty
 * screen: a positioned block of the size of `phoneScreen` with rounded corners. The camera hole
 * lies in the middle of the uppermost 32 px.
 */
export function phoneFrame(root: HTMLElement): HTMLElement {
  const screen = h('div', { class: 'phone-screen' });
  root.append(
    h('div', { class: 'phone-button phone-volume' }),
    h('div', { class: 'phone-button phone-power' }),
    h('div', { class: 'phone' }, screen, h('div', { class: 'phone-camera' })),
  );
  return screen;
}
