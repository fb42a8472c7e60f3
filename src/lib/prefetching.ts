/** What the browser says about the connection; Firefox and Safari say nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

export function savesData(): boolean {
  return connection().saveData ?? false;
}

/**
 * Whether anything may be fetched ahead: not where the visitor saves data, nor on 3G or slower (under 700 kbit/s).
 */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return false;
  return !savesData() && !/[23]g$/.test(connection().effectiveType ?? '');
}

/**
 * Calls `onIntent` with a link or button that the pointer, or a finger's press, or the focus has reached. Returns a
 * cleanup function.
 */
export function followIntent(onIntent: (control: HTMLElement) => void): () => void {
  const listening = new AbortController();
  const handleIntent = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>('a, button');
    if (control) onIntent(control);
  };
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, handleIntent, { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}
