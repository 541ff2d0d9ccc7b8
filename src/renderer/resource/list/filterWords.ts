import { msg } from '@lingui/core/macro';
import type { ListFilter, ListState } from '../../data/listState.ts';
import { presetDays, presetLabels } from '../fields/date/presetWords.ts';
import { seenText, valueText } from '../fields/fieldText.ts';
import type { Field, TextContext } from '../fields/fieldType.ts';

const rangeText = (from: string, to: string, { i18n }: TextContext): string => {
  if (from === '') return i18n._(msg`up to ${to}`);
  if (to === '') return i18n._(msg`from ${from}`);
  return from === to ? from : `${from} – ${to}`;
};

/** Text of a filter for its chip. Personal values are masked in privacy mode. */
export const filterText = (field: Field, filter: ListFilter, context: TextContext): string => {
  const seen = (words: string): string =>
    seenText({ isPersonal: field.isPersonal === true }, words, context.isPrivate === true);
  const one = (text: string): string => seen(valueText(field, text, context));
  switch (filter.match) {
    case 'preset':
      return `${context.i18n._(presetLabels[filter.preset])} (${presetDays(filter.preset, context.formatters)})`;
    case 'between':
      if (field.filter?.range && filter.from && filter.to && filter.from !== filter.to)
        return seen(field.filter.range(filter.from, filter.to, context));
      return rangeText(filter.from && one(filter.from), filter.to && one(filter.to), context);
    case 'in':
      return filter.values.map(one).join(', ');
    case 'text':
      return seen(filter.value);
    case 'exact':
      return one(filter.value);
  }
};

export interface FilterWords {
  name: string;
  label: string;
  text: string;
}

export const filterWords = (
  filters: ListState['filters'],
  fields: Readonly<Record<string, Field>>,
  context: TextContext,
): FilterWords[] =>
  Object.entries(filters).map(([name, filter]) => {
    const field = fields[name];
    const label = field ? context.i18n._(field.label) : name;
    const text = field ? filterText(field, filter, context) : 'value' in filter ? filter.value : '';
    return { name, label, text };
  });
