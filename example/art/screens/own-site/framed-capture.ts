import { phoneFrame, phoneScreen, phoneStage } from '#art/frames/phone-frame.ts';
import { gestureHandle, statusBar } from '#art/frames/status-bar.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';

/** Text of the status bar, against what the site shows below it. */
type StatusText = 'light' | 'dark';

/** A capture that `art/captures.mjs` has taken, in a phone with its status bar. */
export function framedCapture(name: string, text: StatusText): Screen {
  return {
    ...phoneStage,
    render(root) {
      const screen = phoneFrame(root);
      const edge = (top: boolean) =>
        `position:absolute;inset-inline:0;${top ? 'top:0' : 'bottom:0'};color:${text === 'light' || !top ? '#fff' : '#171922'}`;
      screen.append(
        h('img', { src: `/.cache/art/captures/${name}.png`, ...phoneScreen, alt: '' }),
        h('div', { style: edge(true) }, statusBar('9:41')),
        h('div', { style: edge(false) }, gestureHandle()),
      );
    },
  };
}
