import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { SlotNeed } from '#shared/rules/slotDemand.ts';
import { slotWeekOf, utcOffset, type WeekHour, weekHourOf } from '#shared/rules/slotWeek.ts';
import type { Shortage } from '#shared/rules/zoneNeeds.ts';
import { coverSigns, dayText, hourText, numberText } from '../../../marketplace/slots/slotTexts.ts';

const hourMs = 3_600_000;

const isSame = (one: WeekHour | null, other: WeekHour | null): boolean =>
  one?.day === other?.day && one?.hour === other?.hour;

/** Names of hours of two weeks, such as `Sat 24, 20:00`. */
export const hourNames = (mondays: readonly string[], timeZone: string, i18n: I18n) => {
  const weeks = mondays.map((monday) => slotWeekOf(monday, timeZone));
  const at = (time: number) => {
    const iso = new Date(time).toISOString();
    return weeks.flatMap((week) => {
      const found = weekHourOf(week, iso);
      return found ? [{ ...found, date: week.days[found.day]?.date ?? '' }] : [];
    })[0];
  };
  return (start: number): string => {
    const found = at(start);
    if (!found) return '';
    // Autumn clock change: two hours of one name.
    const isTwice = [start - hourMs, start + hourMs].some((time) => isSame(at(time) ?? null, found));
    const offset = isTwice ? ` ${utcOffset(start, timeZone)}` : '';
    return `${dayText(found.date, i18n)}, ${hourText(found.hour)}${offset}`;
  };
};
export type HourNames = ReturnType<typeof hourNames>;

/** Missing couriers as a difference, such as `−7`. */
export const lackText = (missing: number, i18n: I18n): string => `−${numberText(missing, i18n)}`;

export const couriersMissing = ({ missing }: SlotNeed, i18n: I18n): string =>
  i18n._(msg`${plural(missing, { one: '# courier missing', other: '# couriers missing' })}`);

/**
 * Shortage of a zone: for the list, such as `▼ 4, Sun 25, 20:00 −7`, for the head of a column of hours (`▼ 4, −7`), and
 * in words. `null`: nothing is missing.
 */
export const shortageTexts = (
  { count, worst }: Shortage,
  nameOf: HourNames,
  i18n: I18n,
): { brief: string; head: string; words: string } | null => {
  if (!worst) return null;
  const { missing, cover } = worst.need;
  const start = Date.parse(worst.slot.startTime);
  const [hours, hour, couriers] = [
    i18n._(msg`${plural(count, { one: '# short hour', other: '# short hours' })}`),
    nameOf(start),
    couriersMissing(worst.need, i18n),
  ];
  const [many, lack] = [`${coverSigns[cover]} ${numberText(count, i18n)}`, lackText(missing, i18n)];
  return {
    brief: `${many}, ${hour} ${lack}`,
    head: `${many}, ${lack}`,
    words: i18n._(msg`${hours}, worst: ${hour}, ${couriers}`),
  };
};
