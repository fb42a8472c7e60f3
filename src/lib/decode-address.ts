/** Decodes percent-encoding in an address. Returns a malformed one unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
