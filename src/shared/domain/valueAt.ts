/** What stands at a path within a row: a field, or with dots something within one (`customer.firstName`). */
export const valueAt = (row: unknown, path: string): unknown => {
  let value = row;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};
