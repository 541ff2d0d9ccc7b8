/** What a spreadsheet would take for a formula at the start of a cell. */
const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Digits in groups, without any sign between them that could calculate. */
const phoneNumber = /^\+\d+(?: \d+)*$/;

/** Text that a spreadsheet will show, not run; real numbers, also negative ones, and phone numbers stay as they are. */
export const neutralizeFormula = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) && !phoneNumber.test(text) ? `'${text}` : text;

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a CSV file as RFC 4180 has it, its formulas neutralised. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(neutralizeFormula(cell))).join(',')}\r\n`;
