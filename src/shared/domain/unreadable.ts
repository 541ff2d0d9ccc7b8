/** Where a record carries the names of its fields whose values could not be read. No server's field is called so. */
export const unreadableKey = '$unreadable';

/** The fields of a record that the server sent in a shape that this app does not know; they read as empty. */
export const unreadableFields = (record: object): readonly string[] => {
  const names = (record as Record<string, unknown>)[unreadableKey];
  return Array.isArray(names) ? names : [];
};

export const isUnreadable = (record: object, field: string): boolean =>
  unreadableFields(record).includes(field);
