import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 that are the same for the same parts. */
export function randomOf(...parts: (string | number)[]) {
  let count = 0;
  return () => {
    count += 1;
    const digest = createHash('sha256')
      .update(JSON.stringify([...parts, count]))
      .digest();
    return digest.readUInt32BE() / 2 ** 32;
  };
}
