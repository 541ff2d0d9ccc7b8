import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpenState, WeekMoment } from '#shared/domain/openingHours.ts';
import { languageOf } from '../../../ui/useFormatters.ts';

/** Any Monday: only the names of the days are taken from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What the days of the week are called; 0 is Monday. */
export const weekdayName = (language: string, weekday: 'short' | 'long'): ((index: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return (index) => format.format(someMonday + index * dayMs);
};

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Whether it is open and when that changes, in a sentence; the day is named where it is not today. */
export const openSentence = (i18n: I18n, state: OpenState, now: WeekMoment): string => {
  const when = ({ weekday, minute }: WeekMoment): string => {
    const isToday = weekday === now.weekday && minute > now.minute;
    return isToday ? clock(minute) : `${weekdayName(languageOf(i18n), 'short')(weekday)} ${clock(minute)}`;
  };
  switch (state.kind) {
    case 'always':
      return i18n._(msg`Open around the clock`);
    case 'never':
      return i18n._(msg`Closed the whole week`);
    case 'open': {
      const until = when(state.until);
      return i18n._(msg`Open now, until ${until}`);
    }
    case 'closed': {
      const opens = when(state.opens);
      return i18n._(msg`Closed now, opens ${opens}`);
    }
  }
};
