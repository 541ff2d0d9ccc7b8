/** Where a record carries the names of its fields whose values could not be read. No server's field is called so. */
export const unreadableKey = '$unreadable';

/** The fields of a record that the server sent in a shape that this app does not know; they read as empty. */
export const unreadableFields = (record: object): readonly string[] => {
  const names = (record as Record<string, unknown>)[unreadableKey];
  return Array.isArray(names) ? names : [];
};

export const isUnreadable = (record: object, field: string): boolean =>
  unreadableFields(record).includes(field);

/** Where a record carries what stood in the place of values that read as empty; undefined where nothing did. */
export const cameKey = '$came';

/** The record as the server sent it: without what only this app says of it, and with what it cannot read. */
export const asItCame = (record: object): Readonly<Record<string, unknown>> => {
  const { [unreadableKey]: _names, [cameKey]: came, ...read } = record as Record<string, unknown>;
  const whole = { ...read, ...(came as object | undefined) };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
};
