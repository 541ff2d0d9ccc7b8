import { useCallback } from 'react';
import { listParamsWithPage } from '../../data/listParams.ts';
import { serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';

/** Saved filters, order, page size and columns of a list. */
export interface SavedView {
  name: string;
  /** Query string. Relative dates are stored as such, so they stay relative. */
  search: string;
  columns: string;
  /** Opens with the list. At most one view per list. */
  isDefault?: boolean;
}

const version = 1;
export const maxViewName = 60;

const isView = (value: unknown): value is SavedView => {
  const { name, search, columns } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && name !== '' && typeof search === 'string' && typeof columns === 'string';
};

export const usableViews = (saved: unknown): readonly SavedView[] => {
  const { version: written, views } = (saved ?? {}) as { version?: unknown; views?: unknown };
  return written === version && Array.isArray(views) ? views.filter(isView) : [];
};

const storage = serverStorage(storageKeys.views, usableViews);
export const readViews = storage.read;

/** Removes a leading full stop, which marks built-in views. */
export const cleanName = (name: string): string =>
  name
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, maxViewName);

/** Adds a view or replaces the one of the same name. */
export const saveView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
  const named = { ...view, name: cleanName(view.name) };
  const index = views.findIndex(({ name }) => name === named.name);
  return index < 0 ? [...views, named] : views.with(index, { ...views[index], ...named });
};

export const removeView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

/** Names are unique, so a name already in use changes nothing. */
export const renameView = (views: readonly SavedView[], from: string, to: string): readonly SavedView[] => {
  const name = cleanName(to);
  if (name === '' || views.some((view) => view.name === name)) return views;
  return views.map((view) => (view.name === from ? { ...view, name } : view));
};

export const toggleDefault = (views: readonly SavedView[], name: string): SavedView[] =>
  views.map(({ isDefault = false, ...view }) => ({ ...view, isDefault: view.name === name && !isDefault }));

/** Query string that shows a view. `null`: all rows, even if another view is the default. */
export const viewSearch = (view: SavedView | null): string => {
  const params = new URLSearchParams(listParamsWithPage(view?.search ?? '', 1));
  params.set('view', view?.name ?? '');
  return `?${params}`;
};

/** True if the list differs from the view. */
export const isChanged = (view: SavedView, shown: Omit<SavedView, 'name'>): boolean => {
  const queryPart = (search: string): string => {
    const params = new URLSearchParams(listParamsWithPage(search, 1));
    params.delete('view');
    params.sort();
    return params.toString();
  };
  return queryPart(view.search) !== queryPart(shown.search) || view.columns !== shown.columns;
};

export type ChangeViews = (changed: (stored: readonly SavedView[]) => readonly SavedView[]) => void;

/** Saved views of a list, synchronised across windows. */
export const useViews = (entity: string): [readonly SavedView[], ChangeViews] => {
  const views = storage.usePersisted(entity);
  const change = useCallback<ChangeViews>(
    (changed) => storage.write({ version, views: changed(readViews(entity)) }, entity),
    [entity],
  );
  return [views, change];
};
