import { clockText } from '#src/lib/clock-text.ts';
import { useMinute } from '#src/lib/use-minute.ts';

/** A script in the prerendered page fills it before hydration, hence `suppressHydrationWarning`. */
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
