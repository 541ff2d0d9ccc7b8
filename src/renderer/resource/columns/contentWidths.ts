import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { systemFont } from '../../ui/theme.ts';
import type { GridColumn } from './gridColumn.ts';

const textFont = `13px ${systemFont.fontFamilyBase}`;
const titleFont = `600 13px ${systemFont.fontFamilyBase}`;
const codeFont = `12px ${systemFont.fontFamilyMonospace}`;

/** Beside the text of a cell; beside that of a title, which may have an arrow and the button of its filter; the dot of a status. */
const cellRoom = 17;
const titleRoom = 45;
const dotRoom = 16;
/** A drawing behind the text. */
const markRoom = 22;
/** The button to copy an id, which must not lie over the link that the id is. */
const copyRoom = 30;
/** Rows that are looked at for a first sight, and texts of each column that are measured. */
const sampleSize = 60;
const measuredTexts = 3;
/** A text that takes two lines is rarely broken in its very middle. */
const halfOfTwoLines = 0.62;

let canvas: CanvasRenderingContext2D | null = null;

const textWidth = (text: string, font: string): number => {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
};

/** Measuring all of them would take longer than drawing them; the longest in letters is hardly ever far from the widest. */
const longest = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, measuredTexts);

/** All digits are as wide as one another: what is left of dates are a few months. */
const withoutDigits = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.replaceAll(/\d/g, '0'))),
];

/** The narrowest box that holds a text in two lines. */
const twoLineWidth = (text: string, font: string): number => {
  const words = text.split(/(?<=[\s@.-])/).map((word) => textWidth(word, font));
  const whole = words.reduce((sum, word) => sum + word, 0);
  let first = 0;
  return words.reduce((least, word) => {
    first += word;
    return Math.min(least, Math.max(first, whole - first));
  }, whole);
};

/** What a column needs for its title and for the widest of its cells, in one line and in two. */
interface NeededWidth {
  title: number;
  cells: number;
  wrapped: number;
}

export const neededWidth = (
  { field, label, cellText, marks, isLink, isSortable }: GridColumn,
  rows: readonly Row[],
): NeededWidth => {
  const title = twoLineWidth(label, titleFont) + (isSortable || field.filter ? titleRoom : cellRoom);
  if (field.hasOwnWidth) return { title, cells: field.width, wrapped: field.width * halfOfTwoLines };
  const font = field.isCode ? codeFont : textFont;
  const extra = marks * markRoom + (field.show ? dotRoom : 0) + (field.isCode && isLink ? copyRoom : 0);
  const all = rows.map(cellText);
  const texts = field.short && !field.isCode ? withoutDigits(all) : longest(all);
  const widest = Math.max(...texts.map((shown) => textWidth(shown, font)));
  const wrapped = Math.max(...texts.map((shown) => twoLineWidth(shown, font)));
  return { title, cells: widest + cellRoom + extra, wrapped: wrapped + cellRoom + extra };
};

/** With how many rows that is known of; a column that was seen over a few only is looked at again over more. */
type NeededWidths = Readonly<Record<string, NeededWidth & { rows: number }>>;

/**
 * Adds the widths of columns that are not known yet, or of fewer rows than these; no column becomes narrower. One of a few
 * words is looked at on every page: it moves the others once for a longer word, and no status is ever cut.
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
    if (isKnown && !column.hasFewWords) return [];
    const { title, cells, wrapped } = neededWidth(column, sample);
    if (isKnown && cells <= before.cells) return [];
    const most = {
      cells: Math.max(cells, before?.cells ?? 0),
      wrapped: Math.max(wrapped, before?.wrapped ?? 0),
      rows: Math.max(sample.length, before?.rows ?? 0),
    };
    return [[column.name, { title, ...most }] as const];
  });
  return looked.length === 0 ? known : { ...known, ...Object.fromEntries(looked) };
};

const widestTitle = 220;
const widestPinned = 280;
const widestCells = 480;

/** How wide a column is at least, and how wide it becomes where there is room to spare. */
const fittedWidths = (
  { field, isPinned, wraps }: Pick<GridColumn, 'field' | 'isPinned' | 'wraps'>,
  needed: NeededWidth | undefined,
): { width: number; most: number } => {
  const title = Math.min(needed?.title ?? 0, widestTitle);
  const cells = Math.ceil(Math.min(needed?.cells ?? field.width, widestCells));
  // A pinned column must know where the next one starts.
  if (isPinned) {
    const width = Math.ceil(Math.max(title, Math.min(cells, widestPinned)));
    return { width, most: width };
  }
  const least = Math.ceil(wraps ? Math.min(cells, needed?.wrapped ?? cells) : cells);
  const width = Math.ceil(Math.max(title, Math.min(least, field.width)));
  return { width, most: Math.max(width, cells, field.grows ? 2 * field.width : 0) };
};

/** By entity, language and privacy mode, where all hidden texts are as long; kept while the window lives, so that columns do not move with every page and every return. */
const seen = new Map<string, NeededWidths>();

const lookAt = (key: string, columns: readonly GridColumn[], rows: readonly Row[]): NeededWidths => {
  const needed = withNeededWidths(seen.get(key) ?? {}, columns, rows);
  seen.set(key, needed);
  return needed;
};

/** Columns as wide as what stood in them when most rows were seen; a width that a person chose stays. */
export const useFittedColumns = (
  entity: string,
  columns: readonly GridColumn[],
  rows: readonly Row[],
): readonly GridColumn[] => {
  const { i18n } = useLingui();
  const isPrivate = useIsPrivate();
  const key = `${entity} ${i18n.locale} ${isPrivate}`;
  const needed = useMemo(() => lookAt(key, columns, rows), [key, columns, rows]);
  return useMemo(
    () =>
      columns.map((column) =>
        column.isOwnWidth ? column : { ...column, ...fittedWidths(column, needed[column.name]) },
      ),
    [columns, needed],
  );
};
