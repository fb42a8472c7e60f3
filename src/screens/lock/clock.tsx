import { useSyncExternalStore } from 'react';
import { clockText } from './clock-text.ts';

const minute = 60_000;

/** Looks every second; React renders only when the minute has changed. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** A script in the prerendered page fills it before hydration, hence `suppressHydrationWarning`. */
export function Clock() {
  const now = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    // The build's time is not the visitor's.
    () => undefined,
  );
  const known = now !== undefined;
  const text = known ? clockText(now * minute) : { date: '\u00a0', time: '\u00a0' };
  return (
    <p
      data-lock="clock"
      className="min-h-[2lh] w-full text-center text-shadow-lg print:hidden"
      data-state={known ? 'known' : 'unknown'}
    >
      <span suppressHydrationWarning className="block text-lg font-medium sm:text-xl">
        {text.date}
      </span>
      <span suppressHydrationWarning className="block text-clock font-semibold whitespace-nowrap">
        {text.time}
      </span>
    </p>
  );
}
