/** Making a format takes longer than a dozen uses of it, and exports want one for each time in each row. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish writes dates and times as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
};

/** `2026-05-04 18:30:05` on the clocks of a zone, so that sorting as text sorts by time. */
export const timeInZone = (instant: Date, timeZone: string): string => formatOf(timeZone).format(instant);

/** The calendar day at an instant on the clocks of a zone, as `YYYY-MM-DD`. */
export const dayInZone = (instant: Date, timeZone: string): string =>
  timeInZone(instant, timeZone).slice(0, 10);
