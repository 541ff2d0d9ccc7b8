import type { ColumnKind } from '../resource/column.ts';
import { type ColumnValues, grown, type Matcher, type RowOrder } from './columnValues.ts';
import { compareTexts, foldedAs, textTest } from './textTest.ts';

/** Texts that many rows share, such as states and addresses: each is kept and looked at once. */
export interface CodedTexts extends ColumnValues {
  /** Matches the rows that have one of these texts. */
  among: (texts: Iterable<string>) => Matcher;
  /** The rows up to the last one that have this text; they are put into `room`. */
  rowsWith: (text: string, lastRow: number, room: Uint32Array) => Uint32Array;
  /** Orders rows by the place of their text in a list; texts that are not there come first. */
  orderedAs: (texts: readonly string[]) => RowOrder;
}

const none = 0;

export const createCodedTexts = (kind: ColumnKind, capacity: number): CodedTexts => {
  let codes = new Int32Array(capacity);
  const texts: (string | null)[] = [null];
  const known = new Map<string, number>();
  let ranks: Float64Array = new Float64Array(0);

  const codeOf = (text: string): number => {
    const code = known.get(text) ?? texts.length;
    if (code === texts.length) {
      known.set(text, code);
      texts.push(text);
    }
    return code;
  };
  const flagged =
    (flags: Uint8Array): Matcher =>
    (row) =>
      flags[codes[row] ?? none] === 1;
  const ranked = (ofCodes: Float64Array): RowOrder => ({ keyOf: (row) => ofCodes[codes[row] ?? none] ?? 0 });

  /** No text comes before every text; texts that read the same have the same rank. */
  const rankTexts = (): Float64Array => {
    const folded = texts.map((text) => (text === null ? '' : foldedAs(kind, text)));
    const sorted = [...folded.keys()]
      .slice(1)
      .sort((left, right) => compareTexts(folded[left] ?? '', folded[right] ?? ''));
    const found = new Float64Array(texts.length);
    let rank = 0;
    let before: string | null = null;
    for (const code of sorted) {
      if (folded[code] !== before) rank += 1;
      before = folded[code] ?? null;
      found[code] = rank;
    }
    return found;
  };

  return {
    set: (row, value) => {
      if (row >= codes.length) codes = grown(codes, row);
      codes[row] = value === null ? none : codeOf(String(value));
    },
    matcher: (criterion) => {
      const test = textTest(kind, criterion);
      return flagged(Uint8Array.from(texts, (text) => Number(test(text))));
    },
    order: () => {
      if (ranks.length !== texts.length) ranks = rankTexts();
      return ranked(ranks);
    },
    among: (wanted) => {
      const flags = new Uint8Array(texts.length);
      for (const text of wanted) flags[known.get(text) ?? none] = 1;
      flags[none] = 0;
      return flagged(flags);
    },
    rowsWith: (text, lastRow, room) => {
      const wanted = known.get(text) ?? -1;
      let count = 0;
      for (let row = 1; row <= lastRow; row += 1) {
        if (codes[row] === wanted) room[count++] = row;
      }
      return room.subarray(0, count);
    },
    orderedAs: (order) => {
      const places = new Float64Array(texts.length);
      for (const [place, text] of order.entries()) places[known.get(text) ?? none] = place + 1;
      places[none] = 0;
      return ranked(places);
    },
  };
};
