/** Values of one record, nested ones included; zod keeps several issues for each that does not fit. */
const maxValues = 20_000;
/** Characters of all its texts together. */
const maxCharacters = 4_000_000;
/** Far more than any person writes into a field; a page that shows a megabyte as a name takes seconds to lay it out. */
const maxText = 100_000;

/** Whether a record is small enough to be checked, handed to a window and shown without a pause that a person notices. */
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

/** The fields of a record in which a text is longer than any screen has room for. */
export const endlessFields = (record: object): string[] =>
  Object.entries(record).flatMap(([name, value]) => (hasEndlessText(value) ? [name] : []));
