import type { PayListLine } from '#shared/api/payLists.ts';
import type { Filter } from '#shared/domain/listQuery.ts';

export type LineFilter = Readonly<Record<string, Filter>>;

/** What a person narrows the lines by. */
export interface LineQuestion {
  statuses: readonly string[];
  /** An id of an order, or the beginning of it that screens show. */
  order: string;
}

export const noQuestion: LineQuestion = { statuses: [], order: '' };

/** As many characters of an order's id as screens show. */
export const shownIdLength = 8;

const orderFilter = (order: string, lines: readonly PayListLine[]): LineFilter => {
  const typed = order.trim().replace(/^#/, '');
  if (typed.length < shownIdLength) return {};
  const wanted = typed.toLowerCase();
  const found = lines.map(({ orderId }) => orderId).filter((id) => id.toLowerCase().startsWith(wanted));
  const [value = typed, ...others] = new Set(found);
  return {
    ordersId: others.length > 0 ? { match: 'in', values: [value, ...others] } : { match: 'exact', value },
  };
};

/** The question for the server, which compares whole ids: what was typed is looked up among all lines. */
export const toLineFilter = (
  { statuses, order }: LineQuestion,
  lines: readonly PayListLine[],
): LineFilter => ({
  ...(statuses.length > 0 ? { status: { match: 'in', values: [...statuses] } } : {}),
  ...orderFilter(order, lines),
});
