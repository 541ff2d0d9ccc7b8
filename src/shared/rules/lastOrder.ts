/** Field that main adds to couriers whose city's orders it has read. No API field has this name. */
export const lastOrderField = 'lastOrderAt';

/** Value for a courier without an order in the days that were read. */
export const noOrder = 'none';

/** Filter values: a courier has an order in the last days, or none. */
export const lastOrderStates = [noOrder, 'some'] as const;
export type LastOrderState = (typeof lastOrderStates)[number];

export const stateOfLastOrder = (lastOrder: string): LastOrderState =>
  lastOrder === noOrder ? noOrder : 'some';

/** Sort order: couriers without an order are the longest idle. */
export const compareLastOrders = (one: string, other: string): number => {
  const [first, second] = [one, other].map((value) => (value === noOrder ? '' : value));
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
};
