import { shortenText } from '#shared/text/shortenText.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Resource } from '../define/resource.ts';
import { emptyText, fieldText, safeText, seenText } from '../fields/fieldText.ts';
import type { Field, TextContext } from '../fields/fieldType.ts';
import { type ColumnSettings, visibleColumns } from './columnSettings.ts';
import { textWidth } from './textWidth.ts';

export interface GridColumn {
  name: string;
  field: Field;
  label: string;
  /** Title of the column, if it is shorter than the label. */
  title: string;
  /** Minimum width; longer text is truncated. */
  width: number;
  /** Width up to which the column gets spare room before others. */
  first: number;
  /** Maximum width, used when there is room. */
  most: number;
  /** Width that the title needs. 0: the user has chosen the width. */
  titleWidth: number;
  isPinned: boolean;
  isSortable: boolean;
  /** Cells link to the record. */
  isLink: boolean;
  /** True if the cell shows a switch: a boolean that the user may edit. */
  isSwitch: (row: Row) => boolean;
  text: (row: Row) => string;
  /** Shortened text of a cell, if it differs from the full text. */
  short: ((row: Row) => string) | null;
  none: string | null;
  /** Unmasked text, shown when the user reveals a sensitive cell, or a personal one in privacy mode. */
  wholeText: (row: Row) => string;
  /** Text that the width fits: the same in privacy mode, so that no column moves with it. */
  widthText: (row: Row) => string;
}

interface ColumnContext {
  resource: Pick<Resource, 'fields' | 'search'>;
  settings: ColumnSettings;
  text: TextContext;
  today: string;
  isEditable: boolean;
}

const never = (): boolean => false;

/** Horizontal padding of a cell and of a title; width of a filter button, and of a status dot with its gap. */
const cellRoom = 16;
const filterRoom = 9;
const dotRoom = 18;
const titleSize = 12;
/** A column of enumerated values is at least as wide as its longest one, up to this width. */
const widestChoice = 168;

/** Room for a name and an email address of usual length. */
const usualName = 200;
const usualEmail = 250;

/** True for text that people recognise a record by: its name, or that of a record it refers to. */
const isName = (name: string, field: Field, search: string | null, isPinned: boolean): boolean =>
  field.source?.pathOf !== undefined ||
  ((isPinned || name === search) && field.exportAs === 'text' && !field.look && !field.labels);

const firstOf = (field: Field, width: number, most: number, hasName: boolean): number => {
  if (field.contact === 'email') return Math.max(width, Math.min(most, usualEmail));
  if (hasName) return Math.max(width, Math.min((width + most) / 2, usualName));
  return field.labels ? most : width;
};

/** Limits of a column, from its type, title and known texts, so that no row changes a width. */
const widthsOf = (field: Field, title: string, text: TextContext, hasName: boolean) => {
  const titleWidth = textWidth(title, titleSize) + cellRoom + (field.filter ? filterRoom : 0);
  const choices = Object.values(field.labels?.(text.i18n) ?? {});
  // An enumerated value is drawn only for its dot.
  const room = cellRoom + (field.labels && field.show ? dotRoom : 0);
  const texts = typeof field.width === 'function' ? field.width(text) : choices;
  const longest = Math.max(0, ...texts.map((each) => textWidth(each) + room));
  const least =
    typeof field.width === 'number' ? field.width : field.width ? longest : Math.min(longest, widestChoice);
  // The title of an image is for screen readers only.
  const width = field.look === 'image' ? least : Math.max(least, titleWidth);
  const most = Math.max(width, field.most ?? longest);
  return { width, first: firstOf(field, width, most, hasName), most, titleWidth };
};

const toColumn = (name: string, field: Field, context: ColumnContext): GridColumn => {
  const { resource, settings, text, today, isEditable } = context;
  const isPinned = settings.pinned.includes(name);
  const ownWidth = settings.widths[name];
  const isPrivate = text.isPrivate === true;
  const whole = (row: Row): string => seenText(field, fieldText(row, name, field, text), isPrivate);
  const wholeShort = (row: Row): string => safeText(() => field.short?.(row[name], text, today) ?? '', text);
  const short = (row: Row): string => seenText(field, wholeShort(row), isPrivate);
  const isLink = name === 'id' || name === resource.search;
  const isSwitch = (row: Row): boolean => typeof row[name] === 'boolean';
  const label = text.i18n._(field.label);
  const title = field.labelInList ? text.i18n._(field.labelInList) : label;
  return {
    name,
    field,
    label,
    title,
    ...(ownWidth === undefined
      ? widthsOf(field, title, text, isName(name, field, resource.search, isPinned))
      : { width: ownWidth, first: ownWidth, most: ownWidth, titleWidth: 0 }),
    isPinned,
    isSortable: field.sortedBy !== null,
    isLink,
    isSwitch: field.quickSwitch !== undefined && !field.readOnly && isEditable ? isSwitch : never,
    none: emptyText(field, true, text),
    text: whole,
    short: field.short ? short : null,
    wholeText: (row) => fieldText(row, name, field, text),
    widthText: (row) => {
      const seen = seenText(field, fieldText(row, name, field, text), false);
      if (field.short && seen !== '') return seenText(field, wholeShort(row), false);
      return shortenText(seen, maxLetters);
    },
  };
};

/** More than the widest column holds. Laying out much longer texts takes the browser seconds. */
const maxLetters = 1000;

export const shownText = ({ short }: GridColumn, row: Row, text: string): string => {
  if (short && text !== '') return short(row);
  return shortenText(text, maxLetters);
};

export const gridColumns = (context: ColumnContext): GridColumn[] =>
  visibleColumns(context.settings).flatMap((name) => {
    const field = context.resource.fields[name];
    return field ? [toColumn(name, field, context)] : [];
  });
