/** Recognizes hosts that are reserved (RFC 2606, RFC 6761) or local (RFC 6762). */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[|^[^.]*$/i.test(
    host,
  );
}
