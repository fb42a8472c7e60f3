export interface Rate {
  /** Requests that may come at once. */
  burst: number;
  /** Requests per second in the long run. */
  perSecond: number;
  /** ms, of a clock that never goes back. */
  now?: () => number;
}

/**
 * A token bucket.
 * @returns takes a token when there is one; returns the seconds until there is, 0 when it was taken
 */
export function tokenBucket({ burst, perSecond, now = () => performance.now() }: Rate) {
  let tokens = burst;
  let last = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - last) / 1000) * perSecond);
    last = time;
    if (tokens < 1) return (1 - tokens) / perSecond;
    tokens -= 1;
    return 0;
  };
}
