import { useSyncExternalStore } from 'react';
import { clockText } from './clock-text.ts';

const minute = 60_000;

/** Calls `onChange` at every full minute, and when a hidden tab becomes visible again. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function tick() {
    timer = setTimeout(tick, minute - (Date.now() % minute));
    onChange();
  }
  tick();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The current full minute in ms; undefined while prerendering, at another time than the visitor's. */
function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}

/**
 * The visitor's date and time, as a phone shows them. Their space is reserved until they are known; a script
 * in the prerendered page writes them before React comes, so the texts that it finds may differ.
 */
export function Clock() {
  const now = useMinute();
  const known = now !== undefined;
  const text = known ? clockText(now) : { date: '\u00a0', time: '\u00a0' };
  return (
    <p
      data-lock="clock"
      className="min-h-[2lh] w-full text-center text-shadow-lg [transition:opacity_0.3s] data-[state=unknown]:opacity-0 motion-reduce:transition-none print:hidden"
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
