import { useCallback, useMemo, useState } from 'react';
import type { Resource } from '../resource.ts';
import { columnNames } from './columnNames.ts';
import {
  type ColumnSettings,
  defaultColumnSettings,
  formatColumnSettings,
  parseColumnSettings,
} from './columnSettings.ts';

export interface ColumnSettingsState {
  settings: ColumnSettings;
  change: (next: ColumnSettings) => void;
  reset: () => void;
}

const storageKey = (entity: string): string => `columns.${entity}`;

/** A person's columns of an entity, kept on this computer. */
export const useColumnSettings = ({ entity, fields, columns, pinned }: Resource): ColumnSettingsState => {
  const defaults = useMemo(() => {
    return defaultColumnSettings(columnNames(fields), columns, pinned);
  }, [fields, columns, pinned]);
  const [settings, setSettings] = useState(() =>
    parseColumnSettings(localStorage.getItem(storageKey(entity)), defaults),
  );
  const change = useCallback(
    (next: ColumnSettings) => {
      setSettings(next);
      localStorage.setItem(storageKey(entity), formatColumnSettings(next));
    },
    [entity],
  );
  const reset = useCallback(() => {
    setSettings(defaults);
    localStorage.removeItem(storageKey(entity));
  }, [entity, defaults]);
  return useMemo(() => ({ settings, change, reset }), [settings, change, reset]);
};
