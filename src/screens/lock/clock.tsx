import { clockText } from '#src/lib/clock-text.ts';
import { useMinute } from '#src/lib/use-minute.ts';
import { daylight } from './lock-rules.ts';

/* An inline script fills clock and daylight before hydration, hence `suppressHydrationWarning`. */

export function Clock() {
  const now = useMinute();
  const text = now === undefined ? { date: '\u00a0', time: '\u00a0' } : clockText(now);
  return (
    <p
      data-lock="clock"
      data-lock-fade
      className="min-h-[2lh] w-full shrink-0 text-center text-shadow-lg data-[state=unknown]:opacity-0 motion-safe:transition-opacity motion-safe:duration-300 print:hidden landscape-phone:text-start tiny-window:flex tiny-window:min-h-0 tiny-window:flex-wrap tiny-window:items-baseline tiny-window:justify-center tiny-window:gap-x-4 small-lock:@max-[12rem]:hidden"
      data-state={now === undefined ? 'unknown' : 'known'}
    >
      <span
        suppressHydrationWarning
        className="block text-lg font-medium sm:text-xl small-lock:text-sm"
      >
        {text.date}
      </span>
      <span suppressHydrationWarning className="text-clock block font-semibold whitespace-nowrap">
        {text.time}
      </span>
    </p>
  );
}

/** Tints the photo by the time of day. */
export function Daylight() {
  const now = useMinute();
  return (
    <div
      suppressHydrationWarning
      data-lock="daylight"
      data-state={now === undefined ? undefined : daylight(now)}
      className="daylight"
    >
      <span className="in-data-[state=night]:bg-stars absolute inset-x-0 top-0 z-10 h-1/3 bg-cover" />
    </div>
  );
}
