const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  h: -1,
  ArrowRight: 1,
  l: 1,
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Which way a key turns the pictures; 0 for other keys, and for those that the browser needs (Alt and left). */
export function stepOfKey({ key, altKey, ctrlKey, metaKey }: Key): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  return steps[key.length === 1 ? key.toLowerCase() : key] ?? 0;
}
