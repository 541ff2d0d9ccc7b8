export interface ColumnNeed {
  /** Text is truncated; dates, numbers and statuses never are. */
  least: number;
  /** No word is broken. */
  word: number;
  /** All text is visible, in up to two lines. */
  whole: number;
  line: number;
  most: number;
}

/** Width available to all columns, and the part of it reserved for row buttons unless text needs it. */
export interface ListRoom {
  columns: number;
  spare: number;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Distributes in proportion to the missing widths, because every additional letter helps truncated text. */
const inProportion = (lacking: readonly number[], left: number): number[] => {
  const share = Math.min(1, left / Math.max(1, sumOf(lacking)));
  return lacking.map((lack) => Math.floor(lack * share));
};

/**
 * Satisfies the smallest needs first, so that as many columns as possible get all they need. A partial share
 * would still break a word or wrap a date.
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
 * Distributes spare width in steps: first to broken words, then to truncated text, then to wrapped text,
 * finally up to the maximum widths.
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
