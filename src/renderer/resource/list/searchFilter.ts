import { sameValue } from '../../data/findConflicts.ts';
import type { ListFilter } from '../../data/listState.ts';
import type { Field } from '../kinds/kind.ts';

type Searched = Pick<Field, 'searchedBy'> | undefined;

/** What a text in the search box asks of the field that is searched. */
export const searchFilter = (field: Searched, text: string): ListFilter | null =>
  text === '' ? null : (field?.searchedBy?.(text) ?? { kind: 'text', value: text });

/** The text that a filter is in the search box; empty when it was set elsewhere. */
export const searchText = (field: Searched, filter: ListFilter | undefined): string =>
  filter && 'value' in filter && sameValue(searchFilter(field, filter.value), filter) ? filter.value : '';
