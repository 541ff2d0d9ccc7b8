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

/** Beside the text of a cell; beside that of a title, which may have the button of its filter; the dot of a status. */
const cellRoom = 17;
const titleRoom = 30;
const dotRoom = 16;
/** A switch in place of the words; a drawing behind the text. */
const switchWidth = 32;
const markRoom = 22;
/** The button to copy an id, which must not lie over the link that the id is. */
const copyRoom = 18;
/** Rows that are looked at for a first sight, and texts of each column that are measured. */
const sampleSize = 60;
const measuredTexts = 3;
/** What the sum of a text's letters, or a digit among others of its width, may lack. */
const roundingRoom = 2;

/** How wide a line of a column's text is. No date or status is wider than what was measured; what has one line is never long. */
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

/** Cache of what is measured in each row: letters, and the few words of a column. */
const knownWidths = new Map<string, number>();

const knownWidth = (text: string): number => {
  const known = knownWidths.get(text);
  if (known !== undefined) return known;
  const width = textWidth(text, textFont);
  knownWidths.set(text, width);
  return width;
};

/**
 * Whether a text takes two lines in its cell, where the column has two. The widths of its letters are added up in a fraction of
 * the time that measuring it takes.
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

/** Measuring all of them would take longer than drawing them; the longest in letters is hardly ever far from the widest. */
const longest = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, measuredTexts);

/** All digits are as wide as one another: what is left of dates are a few months. */
const withoutDigits = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.replaceAll(/\d/g, '0'))),
];

/** No line begins with a comma. */
const betweenWords = /(?<=[\s.-])(?!,)/;

/** The narrowest box that holds a text in two lines. */
const twoLineWidth = (text: string, font: string, places = betweenWords): number => {
  const words = text.split(places).map((word) => textWidth(word, font));
  const whole = words.reduce((sum, word) => sum + word, 0);
  let first = 0;
  return words.reduce((least, word) => {
    first += word;
    return Math.min(least, Math.max(first, whole - first));
  }, whole);
};

/** What a column needs for its title and for the widest of its cells, in one line and in two, and for its widest word. */
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
  // Only what can be cut has words to break; addresses of mail are broken where they must be.
  const isCuttable = field.least !== undefined && !field.contact;
  const words = isCuttable ? longest(all.flatMap((shown) => shown.split(betweenWords))) : [];
  const word = Math.max(0, ...words.map((one) => textWidth(one.trim(), font))) + roundingRoom;
  const room = cellRoom + extra;
  return { title, cells: widest + room, wrapped: wrapped + room, word: word + room };
};

/** With how many rows that is known of; a column that was seen over a few only is looked at again over more. */
type NeededWidths = Readonly<Record<string, NeededWidth & { rows: number }>>;

/** Of all rows those with the smallest and the largest number, or one with each of a few words: none of these is ever cut. */
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
 * Adds the widths of columns that are not known yet, or of fewer rows than these; no column becomes narrower. One of numbers
 * or of a few words is looked at on every page: it moves the others once for a longer one.
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

/** How wide a column is at least, with all that its cells say, with it in one line, and where there is room to spare. */
const needOf = (column: GridColumn, needed: NeededWidth | undefined): ColumnNeed => {
  const { field, isPinned, wraps, isWidthChosen } = column;
  const same = (width: number) => ({ least: width, word: width, whole: width, line: width, most: width });
  if (isWidthChosen) return same(column.width);
  const title = Math.min(needed?.title ?? 0, widestTitle);
  const cells = Math.min(needed?.cells ?? field.width, widestCells);
  const atLeast = (width: number): number => Math.ceil(Math.max(title, width));
  const whole = wraps ? Math.min(cells, needed?.wrapped ?? cells) : cells;
  const line = atLeast(isPinned ? Math.min(cells, widestPinned) : cells);
  // Names are never cut.
  if (isPinned) return { ...same(Math.min(line, atLeast(whole))), line, most: line };
  return {
    least: atLeast(Math.min(whole, field.least ?? whole)),
    word: atLeast(Math.min(whole, field.width, needed?.word ?? 0)),
    whole: atLeast(Math.min(whole, field.width)),
    line,
    most: Math.max(line, field.grows ? 2 * field.width : 0),
  };
};

/** By entity, country, whose numbers are as long, language and privacy mode, where all hidden texts are; kept while the window lives, so that columns do not move with every page and every return. */
const seen = new Map<string, NeededWidths>();

/** What a window that was just opened knows. */
export const forgetWidths = (): void => seen.clear();

const lookAt = (key: string, columns: readonly GridColumn[], rows: readonly Row[]): NeededWidths => {
  const needed = withNeededWidths(seen.get(key) ?? {}, columns, rows);
  seen.set(key, needed);
  return needed;
};

/** Columns as wide as what stood in them when most rows were seen, as far as there is room; a width that a person chose stays. */
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
      // A pinned column must know where the next one starts.
      const width = column.isPinned ? most : need.least;
      return { ...column, width, most, lineRoom: lineRoomOf(column, most, need) };
    });
  }, [columns, needed, inner, spare]);
};
