/** Widths of one column, from the least that it can be given to the most that it can use. */
export interface ColumnNeed {
  /** Texts of words may be cut then; dates, numbers and statuses never are. */
  least: number;
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

/**
 * The width of each column. What is left over goes where text is cut, then where it takes two lines, each by as much as it
 * lacks, and only then to columns that can use more than they need now.
 */
export const spreadWidths = (needs: readonly ColumnNeed[], room: number, spare: number): number[] => {
  let widths = needs.map(({ least }) => least);
  for (const [step, kept] of [
    ['whole', 0],
    ['line', 0],
    ['most', spare],
  ] as const) {
    const wanted = needs.map((need, index) => Math.max(0, need[step] - (widths[index] ?? 0)));
    const lacking = wanted.reduce((sum, width) => sum + width, 0);
    const left = Math.max(0, room - kept - widths.reduce((sum, width) => sum + width, 0));
    const share = Math.min(1, left / lacking);
    if (lacking > 0) widths = widths.map((width, index) => width + Math.floor((wanted[index] ?? 0) * share));
  }
  return widths;
};
