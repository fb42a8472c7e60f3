const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  h: -1,
  ArrowRight: 1,
  l: 1,
};

/** How much larger a key makes the picture. */
const keyZoom = 1.5;

const zooms: Readonly<Record<string, (scale: number) => number>> = {
  '+': (scale) => scale * keyZoom,
  // The plus of an American keyboard without its Shift.
  '=': (scale) => scale * keyZoom,
  '-': (scale) => scale / keyZoom,
  '0': () => 1,
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Which way a key turns the pictures; 0 for other keys, and for those that the browser needs (Alt and left). */
export function stepOfKey({ key, altKey, ctrlKey, metaKey }: Key): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  return steps[key.length === 1 ? key.toLowerCase() : key] ?? 0;
}

/** The scale to which a key zooms from `scale`; undefined for other keys, and for those that zoom the page. */
export function scaleOfKey(
  { key, altKey, ctrlKey, metaKey }: Key,
  scale: number,
): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : zooms[key]?.(scale);
}
