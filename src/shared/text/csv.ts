/** Every separator that a spreadsheet may split at, whatever the file was written with. */
const quotable = /[",;\t\r\n]/;
/**
 * Sign that starts a formula, at the start of anything that a parser could take for a cell. Quotes, spaces
 * and invisible characters may precede it. Some editions of Excel accept the full-width forms.
 */
const formulaSign = /(?<=(?:^|[,;\t\r\n])["\s\p{Cc}\p{Cf}]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/gu;
/** Old spreadsheets skip these characters before they look for a formula. */
const leadingControl = /^[\t\r]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Cell that cannot form a formula with a signed number before it. */
const noSign = /^(?:\d+(?:[.,]\d+)?)?$/;
/** Groups of digits without an operator between them. */
const phoneNumber = /^\+\d+(?: \d+)*$/;

const isPlain = (text: string): boolean => plainNumber.test(text) || phoneNumber.test(text);

const mark = (text: string): string => {
  const marked = text.replaceAll(formulaSign, "'$&");
  return leadingControl.test(marked) ? `'${marked}` : marked;
};

/**
 * Makes a spreadsheet show text as text, never run it, for each of the separators `,`, `;` and tab. Plain
 * numbers (also negative ones) and phone numbers stay unchanged.
 */
export const neutralizeFormula = (text: string): string => (isPlain(text) ? text : mark(text));

/**
 * A signed number in the first cell is safe only if the parser splits at our separator. With another
 * separator the next cells join it, and their text or signs could make it a formula.
 */
const neutralizeFirst = (first: string, others: readonly string[]): string =>
  others.every((other) => noSign.test(other)) ? neutralizeFormula(first) : mark(first);

const quote = (text: string): string => (quotable.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export type CsvSeparator = ',' | ';';

/** A CSV line as in RFC 4180, with formulas neutralised. */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string => {
  const [first = '', ...others] = cells;
  const harmless = [neutralizeFirst(first, others), ...others.map(neutralizeFormula)];
  return `${harmless.map(quote).join(separator)}\r\n`;
};
