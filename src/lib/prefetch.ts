/** The Network Information API, which Firefox and Safari lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetching with Save-Data or on 3G and slower (below 700 kbit/s). */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection = {} } = navigator as { connection?: Connection };
  return !connection.saveData && !/[23]g$/.test(connection.effectiveType ?? '');
}

/** Loads something early, if that may be. It fails silently: who needs it loads it again. */
export function prefetch(load: () => Promise<unknown>) {
  if (mayPrefetch()) load().catch(() => undefined);
}
