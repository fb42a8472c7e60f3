/**
 * The result of `work`, or an error once it has not come for `timeout` ms. The work itself goes on.
 * @throws Error with `reason` as its message
 */
export async function withTimeout<T>(timeout: number, work: Promise<T>, reason: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), timeout);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
