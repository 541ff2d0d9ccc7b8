import { useCallback } from 'react';
import { listParamsWithPage } from '../../data/listParams.ts';
import { serverStorage } from '../../stores/serverStorage.ts';

/** A list as a person likes to see it: its address (filters, order, page size) and its columns. */
export interface SavedView {
  name: string;
  /** The address's query. Relative dates stand in it as such, so they stay relative. */
  search: string;
  /** Column settings as they are saved. */
  columns: string;
  /** What the list opens with; one view of a list at most. */
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

const storage = serverStorage((server, entity: string) => `views.${server}.${entity}`, usableViews);
export const readViews = storage.read;

/** A full stop at the beginning is that of a ready-made view. */
export const cleanName = (name: string): string =>
  name
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, maxViewName);

/** A view of the same name is replaced: that is how a view is changed. */
export const saveView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
  const named = { ...view, name: cleanName(view.name) };
  const index = views.findIndex(({ name }) => name === named.name);
  return index < 0 ? [...views, named] : views.with(index, { ...views[index], ...named });
};

export const removeView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

/** Two views never share a name, so one that is taken changes nothing. */
export const renameView = (views: readonly SavedView[], from: string, to: string): readonly SavedView[] => {
  const name = cleanName(to);
  if (name === '' || views.some((view) => view.name === name)) return views;
  return views.map((view) => (view.name === from ? { ...view, name } : view));
};

/** Makes this view the one that the list opens with, or lets it be one of the others again. */
export const toggleDefault = (views: readonly SavedView[], name: string): SavedView[] =>
  views.map(({ isDefault = false, ...view }) => ({ ...view, isDefault: view.name === name && !isDefault }));

/** The address of a list that shows a view; null leads to all rows, also where another view is the default. */
export const viewSearch = (view: SavedView | null): string => {
  const params = new URLSearchParams(listParamsWithPage(view?.search ?? '', 1));
  params.set('view', view?.name ?? '');
  return `?${params}`;
};

/** Whether a list as it is shown is no longer what the view says. */
export const isChanged = (view: SavedView, shown: Omit<SavedView, 'name'>): boolean => {
  const question = (search: string): string => {
    const params = new URLSearchParams(listParamsWithPage(search, 1));
    params.delete('view');
    params.sort();
    return params.toString();
  };
  return question(view.search) !== question(shown.search) || view.columns !== shown.columns;
};

export type ChangeViews = (changed: (stored: readonly SavedView[]) => readonly SavedView[]) => void;

/** The views of a list that a person named; other windows may change them. */
export const useViews = (entity: string): [readonly SavedView[], ChangeViews] => {
  const views = storage.useKept(entity);
  const change = useCallback<ChangeViews>(
    (changed) => storage.write({ version, views: changed(readViews(entity)) }, entity),
    [entity],
  );
  return [views, change];
};
