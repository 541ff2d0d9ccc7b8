export type Row = readonly string[];

const separators = [',', ';', '\t'] as const;

/** What the first line is split at most often, outside of quotes. */
const separatorOf = (text: string): string => {
  const line = /^(?:[^"\r\n]|"(?:[^"]|"")*")*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

/**
 * Reads a CSV file that arrives in pieces, row by row, whichever of `,` `;` and tab it is written with. Lenient: a quote
 * in the middle of a cell is a quote, and the last line may end without a break.
 */
export const createCsvReader = (onRow: (row: Row) => void) => {
  let separator: string | null = null;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** A quote inside of quotes: the end of them, or the first half of a quote. */
  let isClosing = false;
  let isAfterReturn = false;

  const endRow = (): void => {
    row.push(cell);
    if (row.length > 1 || cell !== '') onRow(row);
    row = [];
    cell = '';
  };
  const readPlain = (character: string): void => {
    if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' || !isAfterReturn) endRow();
    } else if (character === '"' && cell === '') isQuoted = true;
    else cell += character;
    isAfterReturn = character === '\r';
  };
  const readQuoted = (character: string): void => {
    if (isClosing && character !== '"') {
      isClosing = false;
      isQuoted = false;
      isAfterReturn = false;
      readPlain(character);
    } else if (character === '"' && !isClosing) isClosing = true;
    else {
      isClosing = false;
      cell += character;
    }
  };
  const read = (character: string): void => (isQuoted ? readQuoted : readPlain)(character);

  let head = '';
  const start = (): void => {
    const text = head.replace(/^\uFEFF/, '');
    separator = separatorOf(text);
    head = '';
    for (const character of text) read(character);
  };

  return {
    push: (text: string): void => {
      if (separator !== null) {
        for (const character of text) read(character);
        return;
      }
      head += text;
      // The separator is known once the first line is here, or surely long enough.
      if (/[\r\n]/.test(head) || head.length > 100_000) start();
    },
    end: (): void => {
      if (separator === null) start();
      isQuoted = false;
      if (row.length > 0 || cell !== '') endRow();
    },
  };
};
