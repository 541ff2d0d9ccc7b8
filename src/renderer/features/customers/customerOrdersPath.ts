import { paths } from '../../paths.ts';

/** The list of orders, narrowed to those of one customer. */
export const customerOrdersPath = (scope: { country: string; city: string }, id: string): string =>
  `${paths.orders.list(scope)}?${new URLSearchParams({ customerId: id })}`;
