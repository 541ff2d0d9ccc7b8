import type { Filter, ListQuery } from '#shared/query/listQuery.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';

const rowCount = 10;

export interface PanelRows {
  filters: (record: Row) => Readonly<Record<string, Filter>>;
  sort: Sort;
}

/** Query of a panel. Other parts of the page with the same query share its answer. */
export const panelQuery = ({ filters, sort }: PanelRows, record: Row): ListQuery => ({
  page: 1,
  size: rowCount,
  sort,
  filters: filters(record),
});
