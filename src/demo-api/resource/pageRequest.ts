import type { ListConditions } from './rowConditions.ts';
import type { Sort } from './rowsSql.ts';

export interface PageRequest {
  table: string;
  conditions: ListConditions;
  sort: Sort;
  size: number;
  offset: number;
}

/** Row ids in the order of the list. */
export interface FoundPage {
  rowIds: number[];
  total: number;
}
