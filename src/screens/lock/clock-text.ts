const timeFormat = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });
const dateFormat = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** What a phone shows of a moment: the day and the time, in German. */
export function clockText(time: number): { date: string; time: string } {
  return { date: dateFormat.format(time), time: timeFormat.format(time) };
}
