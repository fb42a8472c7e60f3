import type { Point } from '#src/gestures/velocity.ts';

/** What a key asks of the lightbox; `pan` moves what is zoomed, px. */
type KeyCommand = { turn: -1 | 1 } | { zoom: (scale: number) => number } | { pan: Point };

const keyZoom = 1.5;

const zoomIn: KeyCommand = { zoom: (scale) => scale * keyZoom };

/** px by which a key moves a zoomed picture: a good part of what a phone shows. */
const keyPan = 100;

const commands: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: { turn: -1 },
  h: { turn: -1 },
  ArrowRight: { turn: 1 },
  l: { turn: 1 },
  '+': zoomIn,
  // The plus of an American keyboard without its Shift.
  '=': zoomIn,
  '-': { zoom: (scale) => scale / keyZoom },
  '0': { zoom: () => 1 },
  // They show more of what lies in the arrow's direction.
  'Shift ArrowLeft': { pan: { x: keyPan, y: 0 } },
  'Shift ArrowRight': { pan: { x: -keyPan, y: 0 } },
  'Shift ArrowUp': { pan: { x: 0, y: keyPan } },
  'Shift ArrowDown': { pan: { x: 0, y: -keyPan } },
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The command of a key; none for those that the browser needs (Alt and left, Ctrl and plus). */
export function commandOf(event: Key): KeyCommand | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  // A character has the Shift in it that it takes.
  if (event.key.length === 1) return commands[event.key.toLowerCase()];
  return commands[event.shiftKey ? `Shift ${event.key}` : event.key];
}
