/**
 * The result of `work`, or an error once it has not come within `duration` ms. The work itself goes on.
 * @throws Error with `reason` as its message
 */
export async function within<T>(duration: number, work: Promise<T>, reason: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), duration);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
