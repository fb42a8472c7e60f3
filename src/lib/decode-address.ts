/** Decodes percent-encoding in an address. Returns a malformed address unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
