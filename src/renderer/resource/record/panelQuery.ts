import type { ListQuery } from '#shared/query/listQuery.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { ListPanelOptions } from './ListPanel.tsx';

const rowCount = 10;

/** Query of a panel. Other parts of the page with the same query share its answer. */
export const panelQuery = (
  { filters, sort }: Pick<ListPanelOptions, 'filters' | 'sort'>,
  record: Row,
): ListQuery => ({ page: 1, size: rowCount, sort, filters: filters(record) });
