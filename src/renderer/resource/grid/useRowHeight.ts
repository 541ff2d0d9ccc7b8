import { usePreferencesStore } from '../../stores/preferences.ts';
import type { ColumnSettings } from '../columns/columnSettings.ts';

const rowHeights = { comfortable: 36, compact: 28 };

/** A list's own height of rows, else the one that was chosen for all. */
export const useRowHeight = ({ density }: ColumnSettings): number => {
  const usual = usePreferencesStore((settings) => settings.density);
  return rowHeights[density ?? usual];
};
