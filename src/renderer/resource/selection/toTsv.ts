import { neutralizeFormula } from '#shared/domain/csv.ts';

/** A cell must not break its line, and a spreadsheet must not run it. */
export const tsvCell = (text: string): string => neutralizeFormula(text.replaceAll(/[\t\r\n]+/g, ' '));

/** Rows for the clipboard, as spreadsheets take them. */
export const toTsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((cells) => cells.map(tsvCell).join('\t')).join('\n');
