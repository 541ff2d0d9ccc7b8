import type { ListQuery } from '#shared/domain/listQuery.ts';

/** One page of a list as it was answered: enough to walk from record to record, also over its edges. */
export interface ShownPage {
  query: ListQuery;
  ids: readonly string[];
  total: number;
}

export type Step = -1 | 1;

/** Where a step from a record leads: to a row of this page, or over its edge to the page before or after. */
export type Neighbour = { id: string } | { page: number };

const pageOf = ({ query }: ShownPage): number => query.page ?? 1;

/** Which one of all matching records this is, from 1; null when it is not on the page. */
export const placeOf = (shown: ShownPage, id: string): number | null => {
  const index = shown.ids.indexOf(id);
  const size = shown.query.size ?? shown.ids.length;
  return index < 0 ? null : (pageOf(shown) - 1) * size + index + 1;
};

export const neighbourOf = (shown: ShownPage, id: string, step: Step): Neighbour | null => {
  const place = placeOf(shown, id);
  if (place === null || place + step < 1 || place + step > shown.total) return null;
  const onPage = shown.ids[shown.ids.indexOf(id) + step];
  return onPage === undefined ? { page: pageOf(shown) + step } : { id: onPage };
};
