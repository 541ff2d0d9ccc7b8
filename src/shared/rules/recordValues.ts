/** Record key with the names of fields that could not be parsed. No API field has this name. */
export const unreadableKey = '$unreadable';

/** Fields with a value of unknown shape; they read as empty. */
export const unreadableFields = (record: object): readonly string[] => {
  const names = (record as Record<string, unknown>)[unreadableKey];
  return Array.isArray(names) ? names : [];
};

export const isUnreadable = (record: object, field: string): boolean =>
  unreadableFields(record).includes(field);

/** Record key with the raw values of the unreadable fields; undefined if there are none. */
export const cameKey = '$came';

/** The record as the server sent it: without this app's own keys, with the raw values restored. */
export const asItCame = (record: object): Readonly<Record<string, unknown>> => {
  const { [unreadableKey]: _names, [cameKey]: came, ...read } = record as Record<string, unknown>;
  const whole = { ...read, ...(came as object | undefined) };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
};

/** Short id that people read to each other. */
export const shortIdOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** Value at a path within a row: a field, or a nested field with dots (`customer.firstName`). */
export const valueAt = (row: unknown, path: string): unknown => {
  let value = row;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};
