import type { Establishment } from '#shared/api/establishments.ts';
import { defineKind } from '../kind.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** Any Monday: only the names of the days are taken from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** One line a weekday, in the order of the week: `Mon 09:00–14:00, 18:00–23:00`; a dash when closed. */
const workingTimeText = (value: unknown, language: string): string[] => {
  const days = value as NonNullable<Establishment['workingTime']>;
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return weekdays.flatMap((weekday, index) => {
    const day = days[weekday];
    if (!day) return [];
    const hours = day.openAt.map(({ from, to }) => `${from}–${to}`).join(', ');
    return [`${name.format(someMonday + index * dayMs)} ${day.isClosed || hours === '' ? '–' : hours}`];
  });
};

/** Opening hours of a week. */
export const workingTime = defineKind(() => ({
  text: (value, { formatters }) => workingTimeText(value, formatters.language).join('; '),
  show: (_value, text, { isCell }) => (isCell ? text : text.replaceAll('; ', '\n')),
  width: 260,
  sortedBy: null,
  exportAs: 'text',
  filter: null,
  input: null,
  isWide: true,
}));
