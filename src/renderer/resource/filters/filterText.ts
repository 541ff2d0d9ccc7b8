import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DatePreset } from '../../data/datePresets.ts';
import type { ListFilter } from '../../data/listState.ts';
import { isDateValue } from '../../ui/dates/dateText.ts';
import type { Field } from '../fields/field.ts';
import { type TextContext, valueText } from '../format/fieldText.ts';

export const presetLabels: Record<DatePreset, MessageDescriptor> = {
  today: msg`Today`,
  last7Days: msg`Last 7 days`,
  thisMonth: msg`This month`,
  thisHalfMonth: msg`This half-month`,
};

const numeric = new Set<Field['kind']>(['money', 'percent', 'integer', 'decimal']);

/** Filters carry texts; a field's own words need its own type of value. */
const typed = (field: Field, text: string): unknown => {
  if (field.kind === 'boolean') return text === 'true';
  return numeric.has(field.kind) && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

const rangeText = (from: string, to: string, { i18n }: TextContext): string => {
  if (from === '') return i18n._(msg`up to ${to}`);
  if (to === '') return i18n._(msg`from ${from}`);
  return from === to ? from : `${from} – ${to}`;
};

/** A filter in words, as its chip says it. */
export const filterText = (field: Field, filter: ListFilter, context: TextContext): string => {
  const one = (text: string): string =>
    // Ranges of instants are chosen by the day.
    isDateValue(text) ? context.formatters.date(text) : valueText(field, typed(field, text), context);
  switch (filter.kind) {
    case 'preset':
      return context.i18n._(presetLabels[filter.preset]);
    case 'between':
      return rangeText(filter.from && one(filter.from), filter.to && one(filter.to), context);
    case 'in':
      return filter.values.map(one).join(', ');
    case 'text':
      return filter.value;
    case 'exact':
      return one(filter.value);
  }
};
