import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';
import type { Contact } from '#shared/ipc/shellRoutes.ts';
import type { DueWhen } from '#shared/rules/dueAmounts.ts';
import type { FieldValues } from '#shared/rules/mergeVersions.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/listState.ts';
import type { LazyComponent } from '../../ui/lazyComponent.tsx';
import type { Formatters } from '../../ui/useFormatters.ts';
import type { starStyles } from './rating/stars.ts';
import type { ReferenceSource } from './reference/referenceSource.ts';

export interface RuleContext {
  values: FieldValues;
  /** Record before the edit. `null`: a new record. */
  record: Row | null;
  /** Time zone of the record's country. */
  timeZone: string;
}

/** Rule that depends on other values of the form. */
export type Rule<Answer> = (values: FieldValues, record: Row | null) => Answer;

export type Ruled<Answer> = Answer | Rule<Answer>;

export const answerOf = <Answer extends object | boolean | number | string | null | undefined>(
  ruled: Ruled<Answer>,
  { values, record }: Pick<RuleContext, 'values' | 'record'>,
): Answer => (typeof ruled === 'function' ? ruled(values, record) : ruled);

/** Everything needed to format a value: language, time zone, names of references. */
export interface TextContext {
  i18n: I18n;
  formatters: Formatters;
  /** Name of a referenced record; `undefined` while unknown. */
  nameOf: (sourceKey: string, id: string) => string | undefined;
  /** Privacy mode masks personal values. */
  isPrivate?: boolean;
}

/** Rendering context of a value: a cell, or a form or peek with room for several lines. */
export interface CellContext {
  isCell: boolean;
  scope: RecordScope;
  link: (path: string, text: string) => ReactNode;
  classes: Readonly<Record<'image' | 'negative' | keyof typeof starStyles, string>>;
}

/** Language of the user and place of the records, by which ambiguous cells are read. */
export interface CellOrigin {
  language: string;
  timeZone: string;
  country: string | undefined;
}

export interface InputProps {
  label: string;
  scope: RecordScope;
  value: unknown;
  /** Empty is `null`, never ''. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /**
   * Form values. Filled only for a field with rules, so that other fields do not re-render on every change.
   */
  rule: RuleContext;
  /** Connects the input with its label and messages; spread onto the focusable element. */
  aria: { id?: string; 'aria-required'?: boolean; disabled?: boolean };
}

/** Props of a display component. It also renders empty values. */
export interface DisplayProps {
  value: unknown;
  text: string;
  scope: RecordScope;
  /** Saved record that contains the value. `null`: unknown. */
  record: Row | null;
}

export interface FilterProps {
  label: string;
  scope: RecordScope;
  filter: ListFilter | null;
  onChange: (filter: ListFilter | null) => void;
}

export interface FieldFilter {
  /** Operators that the server supports. Others in an address are ignored. */
  matches: readonly ListFilter['match'][];
  /** Normalises a filter from the address or the search box. `null` drops it. */
  adjust?: (filter: ListFilter) => ListFilter | null;
  editor: LazyComponent<FilterProps>;
  /** Text of a range, if it is not just both ends. Called only with both ends. */
  range?: (from: string, to: string, context: TextContext) => string;
  /** Unknown to the server: main reads the whole list and applies the filter. */
  isLocal?: true;
}

export interface QuickSwitch {
  /** The colour is neutral, because on is not better than off. */
  isNeutral?: true;
  /** Messages after switching on and off, appended to the record's name. */
  messages?: readonly [MessageDescriptor, MessageDescriptor];
}

type Empty = MessageDescriptor | '–';

/** Groups of the filter menu, in its order. */
export type FilterGroup = 'who' | 'when' | 'state' | 'money' | 'other';

/** Definition of a field type. Only inputs and filter editors are loaded lazily. */
export interface FieldType {
  /**
   * Text of a value for cells, forms, copies, conflicts and filters, which hold it as a string. Never called for
   * an empty value.
   */
  text: (value: unknown, context: TextContext) => string;
  /**
   * Parses a cell of a spreadsheet. Returns unreadable text unchanged, for `problem` to report. Default: by
   * `labels`, else the text itself. `null`: a cell cannot hold such a value.
   */
  fromCell?: ((text: string, origin: CellOrigin) => unknown) | null;
  /** The value is a list of ids. */
  isSeveral?: true;
  /**
   * Rich content: image, link, colour. A plain function instead of a component, because a list has thousands
   * of cells.
   */
  show?: (value: unknown, text: string, context: CellContext) => ReactNode;

  /** Rich content for forms, peek and pages, where there is room. */
  display?: LazyComponent<DisplayProps>;

  /**
   * Minimum column width in pixels, where longer text is truncated, or the texts that must fit. Unset: derived from
   * the enumerated values.
   */
  width?: number | ((context: TextContext) => readonly string[]);
  /** Maximum column width in pixels when there is room. Default: the minimum, or the longest known text. */
  most?: number;
  /** Short text for cells on the given day. Tooltips and copies use the full text. */
  short?: (value: unknown, context: TextContext, today: string) => string;
  /** Text of an empty value; a function where cells have less room. */
  none?: Empty | ((isCell: boolean) => Empty);
  /**
   * Alignment, typeface and header of its column. `code`: identifies a record; monospace, copied in full,
   * meaningless in another country or city.
   */
  look?: 'number' | 'code' | 'image';
  /** A click opens mail, phone or browser. */
  contact?: Contact['type'];
  /** Sort key of the server, if it is not the field's name. `null`: not sortable. */
  sortedBy?: string | null;
  /** Lists show a switch that saves at once, if the user may edit the record. */
  quickSwitch?: QuickSwitch;
  /** Condition of an amount, which is otherwise shown as 0. */
  dueWhen?: DueWhen;
  /** Summary of selected rows: sum with average, or only the average (ratings, minimums, minutes). */
  totals?: 'sum' | 'average' | undefined;
  /**
   * `source`: records that the values refer to. `nameField`: embedded name of the reference in a row, as a
   * field, a path (`customer.firstName`) or several paths joined into one name.
   */
  source?: ReferenceSource;
  nameField?: string | readonly string[];
  /** Format in exported files, or the columns of a composite cell. `null`: not exported. */
  exportAs: ExportColumn['format'] | null | ((name: string, label: string, i18n: I18n) => ExportColumn[]);
  /** Labels of enumerated values, for exports. */
  labels?: (i18n: I18n) => Readonly<Record<string, string>>;
  filter: FieldFilter | null;
  /** Filter that shows the column of this field. */
  shownWithFilter?: string;
  /**
   * Group of the filter menu. `null`: not in the menu, because another field filters by the same value. Default:
   * derived from the format and the content.
   */
  filterGroup?: FilterGroup | null;
  /** `null`: read-only. */
  input: LazyComponent<InputProps> | null;
  /** Personal data, masked in privacy mode. */
  isPersonal?: boolean;
  /** Rarely shared by two records: the form names the other record, or also asks before it saves. */
  ifShared?: 'note' | 'ask';
  /** Excluded from batch edits, because each record has its own value. */
  isUnique?: boolean;
  /** Place in a form: the whole width, or one row with adjacent switches. */
  formLayout?: 'wide' | 'switch';
  /** Value in a new record. Default: empty. */
  initial?: unknown;
  /** Normalises typed text before validation and saving. */
  clean?: (text: string) => string | null;
  /** Validation error; blocks saving. */
  problem?: (value: unknown, i18n: I18n, rule: RuleContext) => string | null;
  /**
   * Warning about an unusual value. Does not block, because the API documents no such limit and the server
   * decides.
   */
  warning?: (value: unknown, i18n: I18n) => string | null;
  /** Warning that needs confirmation before saving, for values where a mistake costs money. */
  doubt?: (value: unknown, i18n: I18n) => string | null;
  /** Parent field that determines the choices. Changing it clears this field. */
  within?: string;
  /** Input and validation depend on other values of the form. */
  asksValues?: boolean;
  /** Replaces "Required: …" for an empty required field. */
  missing?: MessageDescriptor;
}

/** Options of a declared field; they override the field type. */
export interface FieldOptions
  extends Partial<
    Pick<
      FieldType,
      | 'width'
      | 'most'
      | 'show'
      | 'display'
      | 'input'
      | 'missing'
      | 'isPersonal'
      | 'none'
      | 'warning'
      | 'isUnique'
      | 'ifShared'
      | 'filterGroup'
      | 'shownWithFilter'
    >
  > {
  label: MessageDescriptor;
  /** Shorter title of the column, where the label would take the room of values. */
  labelInList?: MessageDescriptor;
  hint?: Ruled<MessageDescriptor | null>;
  required?: Ruled<boolean>;
  /** A hidden field is neither validated nor sent. */
  shownWhen?: Rule<boolean>;
  /** Hidden until clicked, in cells, forms, conflicts and copies. Excluded from files. */
  isSensitive?: boolean;
  /** Written by another person: the record's page shows plain text, and its input only after a click. */
  isWritten?: boolean;
  /** Shown as text in forms and never sent. `later`: editable in a new record. */
  readOnly?: boolean | 'later';
  /** Minimum list width in pixels at which the column appears by default. */
  fromWidth?: number;
  /** `false`: neither a column nor shown in the peek (part of another field). */
  column?: boolean;
}

export type Field = FieldType & FieldOptions;

/** Creates a field type from its definition and its own options. */
export const defineFieldType =
  <Own extends object = object>(typeOf: (own: Own) => FieldType) =>
  (options: FieldOptions & Own): Field => ({ ...typeOf(options), ...options });
