/** What a key asks of the lightbox. */
export type KeyCommand = { turn: -1 | 1 } | { zoom: (scale: number) => number };

/** How much larger a key makes the picture. */
const keyZoom = 1.5;

const zoomIn: KeyCommand = { zoom: (scale) => scale * keyZoom };

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
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The command of a key; none for those that the browser needs (Alt and left, Ctrl and plus). */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Key): KeyCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  return commands[key.length === 1 ? key.toLowerCase() : key];
}
