import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { idleDays } from '#shared/rules/courierDuty.ts';
import { type LastOrderState, lastOrderStates, noOrder } from '#shared/rules/lastOrder.ts';
import { addDays } from '#shared/rules/plainDates.ts';
import { oneOfFilter } from '../../resource/fields/choice/choice.tsx';
import { dayOfEachMonth } from '../../resource/fields/date/date.ts';
import { defineFieldType, type TextContext } from '../../resource/fields/fieldType.ts';
import { shortMoment } from '../../ui/useFormatters.ts';

const states: Readonly<Record<LastOrderState, MessageDescriptor>> = {
  none: msg`No order for 14 days`,
  some: msg`An order in the last 14 days`,
};

const stateText = (value: unknown, i18n: I18n): string | null =>
  value === 'none' || value === 'some' ? i18n._(states[value]) : null;

const noneSince = (day: string, { i18n, formatters }: TextContext, today: string): string => {
  const since = formatters.shortDay(day, today);
  return i18n._(msg`none since ${since}`);
};

/** Time of a courier's last order, as main adds it. In filters, the value is a state. */
export const lastOrderOf = defineFieldType(() => ({
  text: (value, { i18n, formatters }) => stateText(value, i18n) ?? formatters.dateTime(String(value)),
  short: (value, context, today) =>
    value === noOrder
      ? noneSince(addDays(today, -idleDays), context, today)
      : shortMoment(context.formatters, String(value), today),
  none: '–',
  width: (context) => dayOfEachMonth.map((day) => noneSince(day, context, day)),
  exportAs: (name, label, i18n) => [
    { label, fields: [name], format: 'dateTime' },
    { label: i18n._(msg`Work`), fields: [name], format: 'text', labels: { none: i18n._(states.none) } },
  ],
  filterGroup: 'when',
  filter: {
    ...oneOfFilter(lastOrderStates.map((value) => ({ value, label: states[value] }))),
    isLocal: true,
  },
  input: null,
}));
