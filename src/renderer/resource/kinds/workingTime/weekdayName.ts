/** Any Monday: only the names of the days are taken from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What the days of the week are called; 0 is Monday. */
export const weekdayName = (language: string, weekday: 'short' | 'long'): ((index: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return (index) => format.format(someMonday + index * dayMs);
};
