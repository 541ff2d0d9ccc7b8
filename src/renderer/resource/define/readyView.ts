import type { MessageDescriptor } from '@lingui/core';
import type { RecordScope } from '../../data/entityCalls.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListFilter, type Sort } from '../../data/listState.ts';
import { type SavedView, viewSearch } from './savedViews.ts';

/** View declared with its entity, the same for all users. Uses the user's own columns. */
export interface ReadyView {
  label: MessageDescriptor;
  /** Further words that find the view in the palette. */
  words?: MessageDescriptor;
  filters: Readonly<Record<string, ListFilter>>;
  sort?: Sort;
  /** Records that need attention: the view shows their number and the age of the oldest. */
  waits?: boolean;
  /** Counting needs too many requests to do it unasked. */
  isUncounted?: boolean;
  /** Page to review the records one by one. `null`: not available in this scope. */
  reviewPath?: (scope: RecordScope) => string | null;
}

export type ReadyViews = Readonly<Record<string, ReadyView>>;

/** Prefix of built-in views in addresses. User-defined names cannot start with it. */
const mark = '.';

export const asSavedView = (name: string, { filters, sort }: ReadyView): SavedView => ({
  name: mark + name,
  search: `?${toListParams({ ...initialListState, filters, sort: sort ?? null })}`,
  columns: '',
});

export const readyViewSearch = (name: string, view: ReadyView): string => viewSearch(asSavedView(name, view));
