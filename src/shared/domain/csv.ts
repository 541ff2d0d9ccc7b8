/** What a spreadsheet may split a line at, whatever separator the file was written with. */
const quotable = /[",;\t\r\n]/;
/**
 * A sign that makes a formula of what follows, at the start of what any reader could take for a cell: quotes, spaces
 * and characters without a shape may stand before it. The full-width forms count in some editions of Excel.
 */
const formulaSign = /(?<=(?:^|[,;\t\r\n])["\s\p{Cc}\p{Cf}]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/gu;
/** Old spreadsheets skip these before they look for a formula. */
const leadingControl = /^[\t\r]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;
/** What a signed number before it does not calculate with. */
const noSign = /^(?:\d+(?:[.,]\d+)?)?$/;
/** Digits in groups, without any sign between them that could calculate. */
const phoneNumber = /^\+\d+(?: \d+)*$/;

const isPlain = (text: string): boolean => plainNumber.test(text) || phoneNumber.test(text);

const mark = (text: string): string => {
  const marked = text.replaceAll(formulaSign, "'$&");
  return leadingControl.test(marked) ? `'${marked}` : marked;
};

/**
 * Text that a spreadsheet will show, not run, whichever of `,` `;` and tab it splits at; real numbers, also negative
 * ones, and phone numbers stay as they are.
 */
export const neutralizeFormula = (text: string): string => (isPlain(text) ? text : mark(text));

/**
 * A signed number at the start of a line is one cell only for a reader that splits at our separator: for any other it
 * runs on into its neighbours, and a text or another sign among them could make a formula of it.
 */
const neutralizeFirst = (first: string, others: readonly string[]): string =>
  others.every((other) => noSign.test(other)) ? neutralizeFormula(first) : mark(first);

const quote = (text: string): string => (quotable.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export type CsvSeparator = ',' | ';';

/** One line of a CSV file as RFC 4180 has it, its formulas neutralised. */
export const csvLine = (cells: readonly string[], separator: CsvSeparator = ','): string => {
  const [first = '', ...others] = cells;
  const harmless = [neutralizeFirst(first, others), ...others.map(neutralizeFormula)];
  return `${harmless.map(quote).join(separator)}\r\n`;
};
