import { useLingui } from '@lingui/react/macro';
import { type ListFilter, withFilter } from '../../data/listState.ts';
import { useUser } from '../../stores/session.ts';
import { useLoaded } from '../../ui/lazyComponent.tsx';
import { useResource } from '../define/resourceContext.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { filterWords } from './filterWords.ts';
import { keepUsedFilter } from './listHabits.ts';
import { useListContext } from './useListController.tsx';

export interface OpenFilter {
  name: string;
  anchor: HTMLElement;
}

interface ListFiltersProps {
  open: OpenFilter | null;
  onOpen: (open: OpenFilter | null) => void;
  onEmptied: () => void;
}

export const ListFilters = ({ open, onOpen, onEmptied }: ListFiltersProps) => {
  const { queryState, text } = useListContext();
  const { state, change, searched, typed } = queryState;
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const { entity, fields } = resource;
  const userId = useUser()?.id ?? '';
  // The search box already shows this filter.
  const chips = filterWords(state.filters, fields, text).filter(
    ({ name }) => name !== searched || typed === '',
  );
  const set = (name: string, filter: ListFilter | null): void => {
    if (filter) keepUsedFilter(userId, entity, name);
    change((now) => withFilter(now, name, filter));
  };
  const edited = open ? fields[open.name] : undefined;
  const { editor } = edited?.filter ?? {};
  // Wait for the editor's code; otherwise the popover would focus a button instead of the input.
  const hasEditor = useLoaded(editor ? [editor] : []);
  return (
    <>
      <FilterChips
        chips={chips}
        onOpen={(name, anchor) => onOpen({ name, anchor })}
        onRemove={(name) => set(name, null)}
        onClear={() => change((now) => ({ ...now, page: 1, filters: {} }))}
        onEmptied={onEmptied}
      />
      {open && edited && editor && hasEditor && (
        <FilterPopover
          key={open.name}
          anchor={open.anchor}
          editor={editor}
          label={i18n._(edited.label)}
          filter={state.filters[open.name] ?? null}
          scope={scope}
          onChange={(filter) => set(open.name, filter)}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
};
