/** A list as a person likes to see it: its address (filters, order, page size) and its columns. */
export interface SavedView {
  name: string;
  /** The address's query. Relative dates stand in it as such, so they stay relative. */
  search: string;
  /** Column settings as they are saved. */
  columns: string;
}

const version = 1;
export const maxViewName = 60;

const isView = (value: unknown): value is SavedView => {
  const { name, search, columns } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && name !== '' && typeof search === 'string' && typeof columns === 'string';
};

/** What cannot be read is dropped; the rest stays. */
export const parseSavedViews = (text: string | null): SavedView[] => {
  try {
    const saved = JSON.parse(text ?? 'null') as { version?: unknown; views?: unknown } | null;
    return saved?.version === version && Array.isArray(saved.views) ? saved.views.filter(isView) : [];
  } catch {
    return [];
  }
};

export const formatSavedViews = (views: readonly SavedView[]): string => JSON.stringify({ version, views });

const cleanName = (name: string): string => name.trim().slice(0, maxViewName);

/** A view of the same name is replaced: that is how a view is changed. */
export const saveView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
  const named = { ...view, name: cleanName(view.name) };
  const index = views.findIndex(({ name }) => name === named.name);
  return index < 0 ? [...views, named] : views.with(index, named);
};

export const removeView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

/** Two views never share a name, so one that is taken changes nothing. */
export const renameView = (views: readonly SavedView[], from: string, to: string): readonly SavedView[] => {
  const name = cleanName(to);
  if (name === '' || views.some((view) => view.name === name)) return views;
  return views.map((view) => (view.name === from ? { ...view, name } : view));
};
