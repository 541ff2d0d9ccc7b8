import { useCallback, useMemo, useState } from 'react';
import { serverKey } from '../../stores/preferences.ts';
import { storageKeys } from '../../stores/storageKeys.ts';
import type { Resource } from '../define/resource.ts';
import type { SavedView } from '../define/savedViews.ts';
import {
  type ColumnSettings,
  columnNames,
  defaultColumnSettings,
  fittingColumns,
  formatColumnSettings,
  keepChosen,
  parseColumnSettings,
  withColumns,
  withoutColumns,
} from './columnSettings.ts';

export interface ColumnSettingsState {
  settings: ColumnSettings;
  change: (next: ColumnSettings) => void;
  reset: () => void;
}

const storageKey = (entity: string, view: SavedView | null): string =>
  view ? storageKeys.viewColumns(serverKey(), entity, view.name) : storageKeys.columns(entity);

/** Column settings of an entity or of one of its saved views, persisted on this computer. */
export const useColumnSettings = (
  { entity, fields, columns, pinned }: Resource,
  view: SavedView | null,
  width: number,
  /** Columns of the filters in use, shown without being chosen. */
  filtered: string = '',
): ColumnSettingsState => {
  const ofView = view?.columns ?? null;
  const defaults = useMemo(() => {
    const declared = defaultColumnSettings(columnNames(fields), columns, pinned);
    return parseColumnSettings(ofView, declared);
  }, [fields, columns, pinned, ofView]);
  const key = storageKey(entity, view);
  const read = () => ({ key, settings: parseColumnSettings(localStorage.getItem(key), defaults) });
  const [chosen, setChosen] = useState(read);
  if (chosen.key !== key) setChosen(read());
  const persisted = chosen.settings;
  const fitting = useMemo(
    () => fittingColumns(persisted, (name) => fields[name]?.fromWidth ?? 0, width),
    [persisted, fields, width],
  );
  const settings = useMemo(
    () => withColumns(fitting, filtered.split(' ').filter(Boolean)),
    [fitting, filtered],
  );
  const change = useCallback(
    (next: ColumnSettings) => {
      const lent = settings.shown.filter((name) => !fitting.shown.includes(name));
      const keeping = keepChosen(persisted, fitting, withoutColumns(next, lent));
      setChosen({ key, settings: keeping });
      localStorage.setItem(key, formatColumnSettings(keeping));
    },
    [key, persisted, fitting, settings],
  );
  const reset = useCallback(() => {
    setChosen({ key, settings: defaults });
    localStorage.removeItem(key);
  }, [key, defaults]);
  return useMemo(() => ({ settings, change, reset }), [settings, change, reset]);
};
