import type { WorkingTime } from '#shared/rules/openingHours.ts';
import { weekdays } from '#shared/rules/wireValues.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { languageOf, weekdayName } from '../../../ui/useFormatters.ts';
import { type DisplayProps, defineFieldType } from '../fieldType.ts';

/** Text per weekday: `Mon 09:00–14:00, 18:00–23:00`; a dash when closed. */
const workingTimeText = (value: unknown, language: string): string[] => {
  const days = value as WorkingTime;
  const name = weekdayName(language, 'short');
  return weekdays.flatMap((weekday, index) => {
    const day = days[weekday];
    if (!day) return [];
    const hours = day.openAt.map(({ from, to }) => `${from}–${to}`).join(', ');
    return [`${name(index)} ${day.isClosed || hours === '' ? '–' : hours}`];
  });
};

export const workingTime = defineFieldType(() => ({
  text: (value, { i18n }) => workingTimeText(value, languageOf(i18n)).join('; '),
  display: lazyComponent<DisplayProps>(async () => (await import('./WeekStrip.tsx')).WeekStrip, {}),
  width: 160,
  most: 480,
  sortedBy: null,
  exportAs: 'text',
  filter: null,
  input: null,
  formLayout: 'wide',
}));
