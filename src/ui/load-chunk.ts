import { chunkTimeout } from '#src/config/specification.ts';

/**
 * Loads a part of the program.
 * @param id names the part in the error
 * @throws Error "Loading chunk {id} failed", when it cannot be loaded or has not arrived after 120 s
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), chunkTimeout);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
