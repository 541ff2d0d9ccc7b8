/** Widths of one column, from the least that it can be given to the most that it can use. */
export interface ColumnNeed {
  /** Texts of words may be cut then; dates, numbers and statuses never are. */
  least: number;
  /** No word is broken. */
  word: number;
  /** All that its cells say, in as many lines as they have. */
  whole: number;
  line: number;
  most: number;
}

/** How wide the columns may be together, and how much of that the buttons of rows take when nothing else needs it. */
export interface ListRoom {
  columns: number;
  spare: number;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** By as much as each lacks: where a text is cut, every letter more is worth something. */
const inProportion = (lacking: readonly number[], left: number): number[] => {
  const share = Math.min(1, left / Math.max(1, sumOf(lacking)));
  return lacking.map((lack) => Math.floor(lack * share));
};

/**
 * To those that lack least first, so that as many as possible get all: half of what they lack leaves a word broken and a date
 * in two lines.
 */
const leastFirst = (lacking: readonly number[], left: number): number[] => {
  const given = lacking.map(() => 0);
  let rest = Math.floor(left);
  for (const [index, lack] of [...lacking.entries()].sort(([, one], [, other]) => one - other)) {
    given[index] = Math.min(lack, rest);
    rest -= given[index];
  }
  return given;
};

/**
 * The width of each column. What is left over goes where a word is broken, then where text is cut, then where it takes two
 * lines, and only then to columns that can use more than they need now.
 */
export const spreadWidths = (needs: readonly ColumnNeed[], room: number, spare: number): number[] => {
  let widths = needs.map(({ least }) => least);
  for (const [step, kept, spread] of [
    ['word', 0, leastFirst],
    ['whole', 0, inProportion],
    ['line', 0, leastFirst],
    ['most', spare, inProportion],
  ] as const) {
    const lacking = needs.map((need, index) => Math.max(0, need[step] - (widths[index] ?? 0)));
    const given = spread(lacking, Math.max(0, room - kept - sumOf(widths)));
    widths = widths.map((width, index) => width + (given[index] ?? 0));
  }
  return widths;
};
