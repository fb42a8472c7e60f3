import type { Point } from '#src/gestures/drag-release.ts';
import { hasModifier } from '#src/lib/input-events.ts';

/** `zoom` returns the new scale; `pan` moves the picture, px. */
type KeyCommand = { step: -1 | 1 } | { zoom: (scale: number) => number } | { pan: Point };

const zoomFactor = 1.5;

const zoomIn: KeyCommand = { zoom: (scale) => scale * zoomFactor };

/** px */
const panDistance = 100;

/** Radix handles Escape. */
const commands: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: { step: -1 },
  h: { step: -1 },
  ArrowRight: { step: 1 },
  l: { step: 1 },
  '+': zoomIn,
  // The plus key of a US keyboard, without Shift.
  '=': zoomIn,
  '-': { zoom: (scale) => scale / zoomFactor },
  '0': { zoom: () => 1 },
  // An arrow shows more of the picture in its direction, so the picture moves the other way.
  'Shift ArrowLeft': { pan: { x: panDistance, y: 0 } },
  'Shift ArrowRight': { pan: { x: -panDistance, y: 0 } },
  'Shift ArrowUp': { pan: { x: 0, y: panDistance } },
  'Shift ArrowDown': { pan: { x: 0, y: -panDistance } },
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The command of a key, if any. A browser shortcut such as Alt+Left has none. */
export function commandOf(event: Key): KeyCommand | undefined {
  if (hasModifier(event)) return undefined;
  // With Shift, `key` is already another character, such as `+` or `H`.
  if (event.key.length === 1) return commands[event.key.toLowerCase()];
  return commands[event.shiftKey ? `Shift ${event.key}` : event.key];
}
