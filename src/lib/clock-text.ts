const weekdays = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');

const months =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * German date and time, such as `Montag, 9. März` and `09:41`. The names of days and months are
 * listed here, because `Intl` would delay the first paint by 100 ms on a slow phone.
 * @param now ms since 1970
 */
export function clockText(now: number): { date: string; time: string } {
  const date = new Date(now);
  return {
    date: `${weekdays[date.getDay()]}, ${date.getDate()}. ${months[date.getMonth()]}`,
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}
