import { useSyncExternalStore } from 'react';

const minute = 60_000;

const timeFormat = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });
const dateFormat = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

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

/** The visitor's date and time, as a phone shows them. Their space is reserved until they are known. */
export function Clock() {
  const now = useMinute();
  const known = now !== undefined;
  return (
    <p className="w-full text-center text-shadow-lg">
      <time
        dateTime={known ? new Date(now).toISOString() : undefined}
        className="block min-h-[2lh] transition-opacity duration-300 data-[state=unknown]:opacity-0 motion-reduce:transition-none"
        data-state={known ? 'known' : 'unknown'}
      >
        <span className="block text-lg font-medium sm:text-xl">
          {known ? dateFormat.format(now) : '\u00a0'}
        </span>
        <span className="block text-clock font-semibold tabular-nums">
          {known ? timeFormat.format(now) : '\u00a0'}
        </span>
      </time>
    </p>
  );
}
