/**
 * Rejects when `work` takes longer than `timeout` ms; the work itself continues.
 * @throws Error with `reason` as its message after the timeout
 */
export function withTimeout<T>(timeout: number, work: Promise<T>, reason: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(reason)), timeout);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
