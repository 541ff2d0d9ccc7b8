import type { MessageDescriptor } from '@lingui/core';
import type { RecordScope } from '../../data/entityCalls.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListFilter, type Sort } from '../../data/listState.ts';
import { type SavedView, viewSearch } from './savedViews.ts';

/** A view that comes with the app: declared with its entity, the same for everybody, in the person's own columns. */
export interface ReadyView {
  label: MessageDescriptor;
  filters: Readonly<Record<string, ListFilter>>;
  sort?: Sort;
  /** Its records wait for somebody: the menu counts them and says how old the oldest is. */
  waits?: boolean;
  /** Where they are looked at one after the other; null: not in this scope. */
  reviewPath?: (scope: RecordScope) => string | null;
}

export type ReadyViews = Readonly<Record<string, ReadyView>>;

/** In an address; a name that a person gave never begins so. */
const mark = '.';

/** A ready-made view in the shape of those that a person saved, for the tabs of a list. */
export const asSavedView = (name: string, { filters, sort }: ReadyView): SavedView => ({
  name: mark + name,
  search: `?${toListParams({ ...initialListState, filters, sort: sort ?? null })}`,
  columns: '',
});

/** The query of an address that shows it. */
export const readyViewSearch = (name: string, view: ReadyView): string => viewSearch(asSavedView(name, view));
