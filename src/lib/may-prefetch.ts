/** The Network Information API, which Firefox and Safari lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

function savesData(): boolean {
  return connection().saveData ?? false;
}

/** No prefetching with Save-Data or on 3G and slower (below 700 kbit/s). */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return false;
  return !savesData() && !/[23]g$/.test(connection().effectiveType ?? '');
}
