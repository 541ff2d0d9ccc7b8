import type { ListState } from '../../data/listState.ts';
import type { Field, TextContext } from '../kinds/kind.ts';
import { filterText } from './filterText.ts';

export interface FilterWords {
  name: string;
  label: string;
  text: string;
}

/** What a list is narrowed by, in words: of each filter the field and what is asked of it. */
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
