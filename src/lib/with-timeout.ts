/**
 * Rejects when `work` takes longer than `timeout` ms; the work itself continues.
 * @throws Error with `reason` as its message after the timeout
 */
export async function withTimeout<T>(timeout: number, work: Promise<T>, reason: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), timeout);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
