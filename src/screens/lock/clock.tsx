import { clockText } from '#src/lib/clock-text.ts';
import { useMinute } from '#src/lib/use-minute.ts';
import { daylight } from './lock-rules.ts';

/* A script in the prerendered page fills both before hydration, hence `suppressHydrationWarning`. */

export function Clock() {
  const now = useMinute();
  const text = now === undefined ? { date: '\u00a0', time: '\u00a0' } : clockText(now);
  return (
    <p
      data-lock="clock"
      className="min-h-[2lh] w-full shrink-0 text-center text-shadow-lg print:hidden short:w-1/2 short:self-start"
      data-state={now === undefined ? 'unknown' : 'known'}
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

/** Gives the photo the light of the hour. */
export function Daylight() {
  const now = useMinute();
  return (
    <div
      suppressHydrationWarning
      data-lock="daylight"
      data-state={now === undefined ? undefined : daylight(now)}
      className="absolute inset-0"
    />
  );
}
