import { shortenText } from '#shared/domain/shortenText.ts';
import type { Row } from '../../data/entityCalls.ts';
import { fieldText, safeText, seenText } from '../fields/fieldText.ts';
import type { Field, TextContext } from '../fields/fieldType.ts';
import type { Resource } from '../resource.ts';
import { type ColumnSettings, visibleColumns } from './columnSettings.ts';

export interface GridColumn {
  name: string;
  field: Field;
  label: string;
  width: number;
  /** Maximum width, used when there is room. */
  most: number;
  isWidthChosen: boolean;
  isPinned: boolean;
  isSortable: boolean;
  /** Cells link to the record. */
  isLink: boolean;
  /** Number of icons after the row's text. */
  marks: (row: Row) => number;
  /** True if the cell shows a switch: a boolean that the user may edit. */
  isSwitch: (row: Row) => boolean;
  /** Available width for one line of text. */
  lineRoom: number;
  text: (row: Row) => string;
  /** Shortened text of a cell, if it differs from the full text. */
  short: ((row: Row) => string) | null;
  /** Longest possible texts, known before any row arrives. */
  longest: () => readonly string[];
  /** Long texts wrap to a second line. */
  wraps: boolean;
  /** The field has enumerated values. */
  hasFewWords: boolean;
  none: string | null;
  /** Unmasked text, shown when the user reveals a sensitive cell. */
  wholeText: (row: Row) => string;
}

interface ColumnContext {
  resource: Pick<Resource, 'fields' | 'search' | 'marks'>;
  settings: ColumnSettings;
  text: TextContext;
  today: string;
  lines: number;
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
    // A pinned cell covers its neighbours, so it fills the row's height and only its link can wrap.
    wraps: lines > 1 && field.wraps === true && (!isPinned || (isLink && index > 0)),
    hasFewWords: field.labels !== undefined,
    wholeText: (row) => fieldText(row, name, field, text),
  };
};

/** More than two lines of the widest column hold. Laying out much longer texts takes the browser seconds. */
const maxLetters = 1000;

export const shownText = ({ short }: GridColumn, row: Row, text: string): string => {
  if (short && text !== '') return short(row);
  return shortenText(text, maxLetters);
};

export const gridColumns = (context: ColumnContext): GridColumn[] =>
  visibleColumns(context.settings).flatMap((name, index) => {
    const field = context.resource.fields[name];
    return field ? [toColumn(name, field, context, index)] : [];
  });
