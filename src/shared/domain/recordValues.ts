/** Where a record carries the names of its fields whose values could not be read. No server's field is called so. */
export const unreadableKey = '$unreadable';

/** The fields of a record that the server sent in a shape that this app does not know; they read as empty. */
export const unreadableFields = (record: object): readonly string[] => {
  const names = (record as Record<string, unknown>)[unreadableKey];
  return Array.isArray(names) ? names : [];
};

export const isUnreadable = (record: object, field: string): boolean =>
  unreadableFields(record).includes(field);

/** Where a record carries what the server sent where values read as empty; undefined where nothing did. */
export const cameKey = '$came';

/** The record as the server sent it: without what only this app says of it, and with what it cannot read. */
export const asItCame = (record: object): Readonly<Record<string, unknown>> => {
  const { [unreadableKey]: _names, [cameKey]: came, ...read } = record as Record<string, unknown>;
  const whole = { ...read, ...(came as object | undefined) };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
};

/** What people read to each other of an id. */
export const shortIdOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** The value at a path within a row: a field, or with dots something within one (`customer.firstName`). */
export const valueAt = (row: unknown, path: string): unknown => {
  let value = row;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};
