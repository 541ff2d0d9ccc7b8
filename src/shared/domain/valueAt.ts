/** What stands at a place of a row: a field, or with dots something within one (`customer.firstName`). */
export const valueAt = (row: unknown, place: string): unknown => {
  let value = row;
  for (const step of place.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};
