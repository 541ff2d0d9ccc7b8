import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { beforeDomain } from '../../ui/breakable.tsx';
import { systemFont } from '../../ui/theme.ts';
import { type GridColumn, shownText } from './gridColumn.ts';
import { type ColumnNeed, type ListRoom, spreadWidths } from './spreadWidths.ts';

const textFont = `13px ${systemFont.fontFamilyBase}`;
const titleFont = `600 12px ${systemFont.fontFamilyBase}`;
const codeFont = `12px ${systemFont.fontFamilyMonospace}`;

/** Horizontal padding of a cell; of a header with its filter button; width of a status dot with its gap. */
const cellRoom = 17;
const titleRoom = 30;
const dotRoom = 16;
/** Width of a switch; of a row mark. */
const switchWidth = 32;
const markRoom = 22;
/** Reserved for the copy button, so that it does not cover the id's link. */
const copyRoom = 18;
/** Rows sampled for the first measurement; longest texts measured per column. */
const sampleSize = 60;
const measuredTexts = 3;
/** Tolerance: the sum of letter widths, and a digit replaced by 0, can be slightly too narrow. */
const roundingRoom = 2;

/**
 * Width of a text line in a column. Infinite when nothing can exceed the column: single-line columns, and
 * dates or statuses whose widest text fits.
 */
const lineRoomOf = (
  { field, hasFewWords, wraps }: GridColumn,
  width: number,
  { line }: ColumnNeed,
): number => {
  if (!wraps || ((field.short || hasFewWords) && width >= line)) return Number.POSITIVE_INFINITY;
  return width - cellRoom - (field.hasDot ? dotRoom : 0) - (hasFewWords ? 0 : roundingRoom);
};

let canvas: CanvasRenderingContext2D | null = null;

const textWidth = (text: string, font: string): number => {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
};

/** Cache of text widths: single letters, and the enumerated texts of a column. */
const knownWidths = new Map<string, number>();

const knownWidth = (text: string): number => {
  const known = knownWidths.get(text);
  if (known !== undefined) return known;
  const width = textWidth(text, textFont);
  knownWidths.set(text, width);
  return width;
};

/**
 * True if a text needs two lines in its cell. Adds up cached letter widths, which is much faster than
 * measuring the text.
 */
export const isLong = ({ lineRoom, hasFewWords }: GridColumn, shown: string): boolean => {
  if (lineRoom === Number.POSITIVE_INFINITY) return false;
  let left = lineRoom;
  for (const letters of hasFewWords ? [shown] : shown) {
    left -= knownWidth(letters);
    if (left < 0) return true;
  }
  return false;
};

/**
 * Picks a few texts by letter count: measuring all would take longer than rendering them, and the longest is
 * nearly always the widest.
 */
const longest = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, measuredTexts);

/** Replaces digits by 0, since tabular digits have equal width. Leaves few distinct texts to measure. */
const withoutDigits = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.replaceAll(/\d/g, '0'))),
];

/** A comma never starts a line. */
const betweenWords = /(?<=[\s.-])(?!,)/;

/** Minimum width that holds a text in two lines. */
const twoLineWidth = (text: string, font: string, places = betweenWords): number => {
  const words = text.split(places).map((word) => textWidth(word, font));
  const whole = words.reduce((sum, word) => sum + word, 0);
  let first = 0;
  return words.reduce((least, word) => {
    first += word;
    return Math.min(least, Math.max(first, whole - first));
  }, whole);
};

/** Width of the title, of the widest cell in one line and in two, and of the widest word. */
interface NeededWidth {
  title: number;
  cells: number;
  wrapped: number;
  word: number;
}

export const neededWidth = (column: GridColumn, rows: readonly Row[]): NeededWidth => {
  const { field, label, marks, isLink, isSwitch, isSortable, hasFewWords, none } = column;
  const title = twoLineWidth(label, titleFont) + (isSortable || field.filter ? titleRoom : cellRoom);
  if (field.hasFixedWidth) {
    const of = (width: number): number => Math.max(field.width, none === null ? 0 : width + cellRoom);
    const wrapped = field.least === undefined ? of(twoLineWidth(none ?? '', textFont)) : field.least;
    return { title, cells: of(textWidth(none ?? '', textFont)), wrapped, word: 0 };
  }
  const font = field.isCode ? codeFont : textFont;
  const extra =
    Math.max(0, ...rows.map(marks)) * markRoom +
    (field.hasDot ? dotRoom : 0) +
    (field.isCode && isLink ? copyRoom : 0);
  const inWords = rows.filter((row) => !isSwitch(row));
  if (rows.length > 0 && inWords.length === 0)
    return { title, cells: switchWidth + cellRoom, wrapped: switchWidth + cellRoom, word: 0 };
  const all = [
    ...inWords.map((row) => shownText(column, row, column.text(row)) || (none ?? '')),
    ...column.longest(),
  ];
  const texts =
    field.short && !field.isCode ? withoutDigits(all) : hasFewWords ? [...new Set(all)] : longest(all);
  const widest = Math.max(...texts.map((shown) => textWidth(shown, font)));
  const places = field.contact ? beforeDomain : betweenWords;
  const wrapped = Math.max(...texts.map((shown) => twoLineWidth(shown, font, places)));
  // Only columns that may be truncated need room for a whole word; email addresses break anywhere.
  const isCuttable = field.least !== undefined && !field.contact;
  const words = isCuttable ? longest(all.flatMap((shown) => shown.split(betweenWords))) : [];
  const word = Math.max(0, ...words.map((one) => textWidth(one.trim(), font))) + roundingRoom;
  const room = cellRoom + extra;
  return { title, cells: widest + room, wrapped: wrapped + room, word: word + room };
};

/** `rows`: sample size of the measurement. A column is measured again once a larger sample is available. */
type NeededWidths = Readonly<Record<string, NeededWidth & { rows: number }>>;

/** Rows that must never be truncated: smallest and largest number, or one row for each enumerated value. */
const extremes = ({ name, field, hasFewWords }: GridColumn, rows: readonly Row[]): readonly Row[] => {
  if (hasFewWords) return [...new Map(rows.map((row) => [row[name], row])).values()];
  const [first] = rows;
  if (!field.isNumeric || first === undefined) return [];
  const numberOf = (row: Row): number => Number(row[name]) || 0;
  let [least, most] = [first, first];
  for (const row of rows) {
    if (numberOf(row) < numberOf(least)) least = row;
    if (numberOf(row) > numberOf(most)) most = row;
  }
  return [least, most];
};

/**
 * Measures columns that are new or were measured with fewer rows. Widths never shrink. Numbers and enumerated
 * values are measured on every page, so a longer one widens its column once.
 */
const withNeededWidths = (
  known: NeededWidths,
  columns: readonly GridColumn[],
  rows: readonly Row[],
): NeededWidths => {
  const sample = rows.slice(0, sampleSize);
  const looked = columns.flatMap((column) => {
    const before = known[column.name];
    const isKnown = before !== undefined && before.rows >= sample.length;
    const outside = extremes(column, rows);
    if (isKnown && outside.length === 0) return [];
    const { title, ...needed } = neededWidth(column, isKnown ? outside : [...sample, ...outside]);
    if (isKnown && needed.cells <= before.cells) return [];
    const most = {
      cells: Math.max(needed.cells, before?.cells ?? 0),
      wrapped: Math.max(needed.wrapped, before?.wrapped ?? 0),
      word: Math.max(needed.word, before?.word ?? 0),
      rows: Math.max(sample.length, before?.rows ?? 0),
    };
    return [[column.name, { title, ...most }] as const];
  });
  return looked.length === 0 ? known : { ...known, ...Object.fromEntries(looked) };
};

const widestTitle = 220;
const widestPinned = 280;
const widestCells = 480;

/**
 * Width limits of a column: minimum, widest word, full content, content in one line, and with room to spare.
 */
const needOf = (column: GridColumn, needed: NeededWidth | undefined): ColumnNeed => {
  const { field, isPinned, wraps, isWidthChosen } = column;
  const same = (width: number) => ({ least: width, word: width, whole: width, line: width, most: width });
  if (isWidthChosen) return same(column.width);
  const title = Math.min(needed?.title ?? 0, widestTitle);
  const cells = Math.min(needed?.cells ?? field.width, widestCells);
  const atLeast = (width: number): number => Math.ceil(Math.max(title, width));
  const whole = wraps ? Math.min(cells, needed?.wrapped ?? cells) : cells;
  const line = atLeast(isPinned ? Math.min(cells, widestPinned) : cells);
  // Pinned columns name the record and are never truncated.
  if (isPinned) return { ...same(Math.min(line, atLeast(whole))), line, most: line };
  return {
    least: atLeast(Math.min(whole, field.least ?? whole)),
    word: atLeast(Math.min(whole, field.width, needed?.word ?? 0)),
    whole: atLeast(Math.min(whole, field.width)),
    line,
    most: Math.max(line, field.grows ? 2 * field.width : 0),
  };
};

/**
 * Cache by entity, country, language and privacy mode, because each changes the text lengths. Lives as long
 * as the window, so that columns do not move with every page.
 */
const seen = new Map<string, NeededWidths>();

export const forgetWidths = (): void => seen.clear();

const lookAt = (key: string, columns: readonly GridColumn[], rows: readonly Row[]): NeededWidths => {
  const needed = withNeededWidths(seen.get(key) ?? {}, columns, rows);
  seen.set(key, needed);
  return needed;
};

/** Fits column widths to the content seen so far, within the available room. Widths set by the user stay. */
export const useFittedColumns = (
  { entity, country = '' }: { entity: string; country: string | undefined },
  columns: readonly GridColumn[],
  rows: readonly Row[],
  room: ListRoom,
): readonly GridColumn[] => {
  const { i18n } = useLingui();
  const isPrivate = useIsPrivate();
  const key = `${entity} ${country} ${i18n.locale} ${isPrivate}`;
  const needed = useMemo(() => lookAt(key, columns, rows), [key, columns, rows]);
  const { columns: inner, spare } = room;
  return useMemo(() => {
    const needs = columns.map((column) => needOf(column, needed[column.name]));
    const widths = spreadWidths(needs, inner, spare);
    return columns.map((column, index) => {
      const need = needs[index];
      const most = widths[index];
      if (need === undefined || most === undefined) return column;
      // A pinned column needs a fixed width, because the offset of the next one depends on it.
      const width = column.isPinned ? most : need.least;
      return { ...column, width, most, lineRoom: lineRoomOf(column, most, need) };
    });
  }, [columns, needed, inner, spare]);
};
