/** Values of a record, nested ones included. zod creates several issues per invalid value. */
const maxValues = 20_000;
/** Characters of all texts together. */
const maxCharacters = 4_000_000;
/** Longer than any text a user enters. Laying out a name of a megabyte takes seconds. */
const maxText = 100_000;

/**
 * Whether a record is small enough to be parsed, sent to a window and rendered without a noticeable pause.
 */
export const isRowSized = (record: unknown): boolean => {
  let values = 0;
  let characters = 0;
  const fits = (value: unknown): boolean => {
    values += 1;
    if (typeof value === 'string') characters += value.length;
    if (values > maxValues || characters > maxCharacters) return false;
    if (typeof value !== 'object' || value === null) return true;
    return (Array.isArray(value) ? value : Object.values(value)).every(fits);
  };
  return fits(record);
};

const hasEndlessText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length > maxText;
  if (typeof value !== 'object' || value === null) return false;
  return (Array.isArray(value) ? value : Object.values(value)).some(hasEndlessText);
};

/** Fields with a text too long to render. */
export const endlessFields = (record: object): string[] =>
  Object.entries(record).flatMap(([name, value]) => (hasEndlessText(value) ? [name] : []));
