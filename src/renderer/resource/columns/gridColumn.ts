import type { Row } from '../../data/entityCalls.ts';
import { fieldText, safeText, seenText } from '../kinds/fieldText.ts';
import type { Field, TextContext } from '../kinds/kind.ts';
import type { Resource } from '../resource.ts';
import { type ColumnSettings, visibleColumns } from './columnSettings.ts';

/** A column as the grid draws it. */
export interface GridColumn {
  name: string;
  field: Field;
  label: string;
  width: number;
  /** How wide it becomes where there is room to spare. */
  most: number;
  /** A person chose its width. */
  isWidthChosen: boolean;
  isPinned: boolean;
  isSortable: boolean;
  /** Its cells lead to the record. */
  isLink: boolean;
  /** How many drawings stand behind a row's text. */
  marks: (row: Row) => number;
  /** Its cell is a switch: not for whom the record is only to be looked at, nor for what is no flag. */
  isSwitch: (row: Row) => boolean;
  /** How wide the text in one line of it may be. */
  lineRoom: number;
  text: (row: Row) => string;
  /** The part of a text that its cell shows, where that is not all of it. */
  short: ((row: Row) => string) | null;
  /** What its cells show at the longest, where that is known before any row came. */
  longest: () => readonly string[];
  /** It has two lines for what is longer than one. */
  wraps: boolean;
  /** It says one of a few words, whatever the row. */
  hasFewWords: boolean;
  /** Stands where the text is empty. */
  none: string | null;
  /** The text without masks: what a sensitive cell shows after the click that reveals it. */
  wholeText: (row: Row) => string;
}

interface ColumnContext {
  resource: Pick<Resource, 'fields' | 'search' | 'marks'>;
  settings: ColumnSettings;
  text: TextContext;
  today: string;
  /** How many lines of text a row has room for. */
  lines: number;
  /** Whether this person may change the record. */
  isEditable: (row: Row) => boolean;
}

const never = (): boolean => false;

const toColumn = (name: string, field: Field, context: ColumnContext, index: number): GridColumn => {
  const { resource, settings, text, today, lines, isEditable } = context;
  const isPinned = settings.pinned.includes(name);
  const ownWidth = settings.widths[name];
  const isPrivate = text.isPrivate === true;
  const whole = (row: Row): string => seenText(field, fieldText(row, name, field, text), isPrivate);
  const short = (row: Row): string =>
    seenText(
      field,
      safeText(() => field.short?.(row[name], text, today) ?? '', text),
      isPrivate,
    );
  const isLink = name === 'id' || name === resource.search;
  const isSwitch = (row: Row): boolean => typeof row[name] === 'boolean' && isEditable(row);
  return {
    name,
    field,
    label: text.i18n._(field.label),
    width: ownWidth ?? field.width,
    most: ownWidth ?? field.width,
    isWidthChosen: ownWidth !== undefined,
    isPinned,
    isSortable: field.sortedBy !== null,
    isLink,
    marks: (row) => (index === 0 ? resource.marks.filter(({ isOn }) => isOn(row)).length : 0),
    isSwitch: field.isSwitch === true && !field.readOnly ? isSwitch : never,
    lineRoom: Number.POSITIVE_INFINITY,
    none: typeof field.none === 'object' ? text.i18n._(field.none) : (field.none ?? null),
    text: whole,
    short: field.short ? short : null,
    longest: () => (field.longest?.(today) ?? []).map((value) => short({ id: '', [name]: value })),
    // A pinned cell lies over others, so it is as high as its row, and only what stands in it can have two lines.
    wraps: lines > 1 && field.wraps === true && (!isPinned || (isLink && index > 0)),
    hasFewWords: field.labels !== undefined,
    wholeText: (row) => fieldText(row, name, field, text),
  };
};

/** More than two lines of the widest column hold; the browser takes seconds to lay out what is far longer. */
const maxLetters = 1000;

/** What a cell shows of a row's text. */
export const shownText = ({ short }: GridColumn, row: Row, text: string): string => {
  if (short && text !== '') return short(row);
  return text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;
};

/** The columns of a list from left to right, as its declaration and the person's settings make them. */
export const gridColumns = (context: ColumnContext): GridColumn[] =>
  visibleColumns(context.settings).flatMap((name, index) => {
    const field = context.resource.fields[name];
    return field ? [toColumn(name, field, context, index)] : [];
  });
