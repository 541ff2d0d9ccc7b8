import { useState } from 'react';
import { sameValue } from '../../data/findConflicts.ts';
import { type ListFilter, withFilter } from '../../data/listState.ts';
import { useUser } from '../../stores/session.ts';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import type { Field } from '../kinds/kind.ts';
import { useResource } from '../resourceContext.tsx';
import { keepHabits, readHabits } from './listHabits.ts';
import type { ChangeListState } from './useListState.ts';

type Searched = Pick<Field, 'searchedBy'> | undefined;

/** What a text in the search box asks of the field that is searched. */
export const searchFilter = (field: Searched, text: string): ListFilter | null =>
  text === '' ? null : (field?.searchedBy?.(text) ?? { match: 'text', value: text });

/** The text that a filter is in the search box; empty when it was set elsewhere. */
export const searchText = (field: Searched, filter: ListFilter | undefined): string =>
  filter && 'value' in filter && sameValue(searchFilter(field, filter.value), filter) ? filter.value : '';

export interface ListSearch {
  /** The field that the search box looks into: the one that the person chose last, else the entity's main one. */
  searched: string | null;
  /** The functions are the same after every render. */
  search: {
    onSearch: (text: string) => void;
    onField: (name: string) => void;
  };
}

/** What the search box asks of a list. */
export const useListSearch = (change: ChangeListState): ListSearch => {
  const { entity, fields, search: mainField, searchAlso } = useResource().resource;
  const userId = useUser()?.id ?? '';
  const [chosen, setChosen] = useState(() => readHabits(userId, entity).searched);
  const searched = chosen !== null && searchAlso.includes(chosen) ? chosen : mainField;
  const asked = searched ?? '';
  const search = useStableActions<ListSearch['search']>({
    onSearch: (text) => change((now) => withFilter(now, asked, searchFilter(fields[asked], text))),
    onField: (name) => {
      setChosen(name);
      keepHabits(userId, entity, { searched: name });
      // What is typed is looked for in the other field at once.
      change((now) => {
        const text = searchText(fields[asked], now.filters[asked]);
        return text === ''
          ? now
          : withFilter(withFilter(now, asked, null), name, searchFilter(fields[name], text));
      });
    },
  });
  return { searched, search };
};

/** `/` searches, wherever the focus is on the page; by letter or by key, whatever the layout. */
export const useSearchKey = (isOff: boolean, onSearch: () => void): void =>
  useDocumentKeys((event) => {
    const isSearch = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (isOff || !isSearch || !isPlainKey(event)) return;
    event.preventDefault();
    onSearch();
  });
