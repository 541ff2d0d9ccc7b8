import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { fittedWidths, type NeededWidths, withNeededWidths } from './contentWidths.ts';
import type { GridColumn } from './gridColumn.ts';

/** By entity and language; kept while the window lives, so that columns do not move with every page and every return. */
const seen = new Map<string, NeededWidths>();

const lookAt = (key: string, columns: readonly GridColumn[], rows: readonly Row[]): NeededWidths => {
  const needed = withNeededWidths(seen.get(key) ?? {}, columns, rows);
  seen.set(key, needed);
  return needed;
};

/** Columns as wide as what stood in them when most rows were seen; a width that a person chose stays. */
export const useFittedColumns = (
  entity: string,
  columns: readonly GridColumn[],
  rows: readonly Row[],
): readonly GridColumn[] => {
  const { i18n } = useLingui();
  const key = `${entity} ${i18n.locale}`;
  const needed = useMemo(() => lookAt(key, columns, rows), [key, columns, rows]);
  return useMemo(
    () =>
      columns.map((column) =>
        column.isOwnWidth ? column : { ...column, ...fittedWidths(column, needed[column.name]) },
      ),
    [columns, needed],
  );
};
