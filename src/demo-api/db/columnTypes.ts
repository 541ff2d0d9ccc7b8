/** Shorthands of the table definitions. */
export const text = 'TEXT NOT NULL';
/** Also for whole numbers and cents that start at nothing. */
export const flag = 'INTEGER NOT NULL DEFAULT 0';
export const managed = { createdAt: text, updatedAt: text } as const;
