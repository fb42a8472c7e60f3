const weekdays = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');

const months =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Date and time as a phone shows them. Written without `Intl`, which needs 100 ms for its German data on a
 * slow phone, before the first paint.
 */
export function clockText(now: number): { date: string; time: string } {
  const date = new Date(now);
  return {
    date: `${weekdays[date.getDay()]}, ${date.getDate()}. ${months[date.getMonth()]}`,
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}
