/** Values of a record for prepared texts, by the name of the placeholder. Empty: unknown. */
export type TextValues = Readonly<Record<string, string>>;

const placeholder = /\{([a-z]+)\}/g;

/** Fills in the values that are known. Others stay as placeholders, for the author to replace. */
export const fillText = (template: string, values: TextValues): string =>
  template.replaceAll(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : '';
    return value ? value : whole;
  });

/** Placeholders that are still in a text, each once. */
export const openPlaceholders = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([whole]) => whole)),
];

/** Shorter values, such as a house number, could be a part of other words. */
const shortestValue = 3;

/**
 * Turns a filled text into one for other records: values of this record become placeholders again, so that
 * stored texts contain no personal data.
 */
export const withPlaceholders = (text: string, values: TextValues): string =>
  Object.entries(values)
    .filter(([, value]) => value.length >= shortestValue)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((left, [name, value]) => left.replaceAll(value, `{${name}}`), text);
