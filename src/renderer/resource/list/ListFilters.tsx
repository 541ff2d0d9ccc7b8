import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type ListFilter, withFilter } from '../../data/listState.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { FilterPopover } from '../filters/FilterPopover.tsx';
import { filterText } from '../filters/filterText.ts';
import { useResource } from '../resourceContext.tsx';
import type { ListPageState } from './useListPage.ts';

export interface OpenFilter {
  name: string;
  anchor: HTMLElement;
}

interface ListFiltersProps extends Pick<ListPageState, 'state' | 'change' | 'text'> {
  open: OpenFilter | null;
  onOpen: (open: OpenFilter | null) => void;
}

/** The filters that are on, as chips, and the one that is being edited. */
export const ListFilters = ({ state, change, text, open, onOpen }: ListFiltersProps) => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const { fields, search } = resource;
  const chips = Object.entries(state.filters).flatMap(([name, filter]) => {
    const field = fields[name];
    // What stands in the search box needs no chip.
    if (name === search && filter.kind === 'text') return [];
    const label = field ? i18n._(field.label) : name;
    const words = field ? filterText(field, filter, text) : 'value' in filter ? filter.value : '';
    return [{ name, label, text: words }];
  });
  const set = (name: string, filter: ListFilter | null): void =>
    change((now) => withFilter(now, name, filter));
  const edited = open ? fields[open.name] : undefined;
  return (
    <>
      <FilterChips
        chips={chips}
        onOpen={(name, anchor) => onOpen({ name, anchor })}
        onRemove={(name) => set(name, null)}
        onClear={() => change((now) => ({ ...now, page: 1, filters: {} }))}
      />
      {open && edited?.filter && (
        <Suspense>
          <FilterPopover
            key={open.name}
            anchor={open.anchor}
            editor={edited.filter.editor}
            label={i18n._(edited.label)}
            filter={state.filters[open.name] ?? null}
            scope={scope}
            onChange={(filter) => set(open.name, filter)}
            onClose={() => onOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
};
