/** The Network Information API, which Firefox and Safari lack. */
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

/** No prefetching with Save-Data or on 3G and slower (below 700 kbit/s). */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return false;
  return !savesData() && !/[23]g$/.test(connection().effectiveType ?? '');
}

/** Reports the link or button that pointer or focus reaches. Returns a cleanup function. */
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
