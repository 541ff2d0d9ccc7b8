import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/api/auth.ts';
import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';
import type { Contact } from '#shared/ipc/shellRoutes.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { FieldValues } from '../../data/findConflicts.ts';
import type { ListFilter } from '../../data/listState.ts';
import type { LazyComponent } from '../../ui/lazyComponent.tsx';
import type { Formatters } from '../../ui/useFormatters.ts';
import type { ReferenceSource } from './reference/referenceSource.ts';

/** What the rules of a form look at. */
export interface RuleContext {
  /** The form's values as they are now. */
  values: FieldValues;
  /** The record as it was before; null: a new one. */
  record: Row | null;
  /** The clocks of the country. */
  timeZone: string;
}

/** The one shape of everything in a form that depends on the form's other values. */
export type Rule<Answer> = (values: FieldValues, record: Row | null) => Answer;

/** Something that is always so, or follows from the form's values. */
export type Ruled<Answer> = Answer | Rule<Answer>;

export const answerOf = <Answer extends object | number | string | null | undefined>(
  ruled: Ruled<Answer>,
  { values, record }: Pick<RuleContext, 'values' | 'record'>,
): Answer => (typeof ruled === 'function' ? ruled(values, record) : ruled);

/** What it takes to say a value in the language of the window and on the clocks of the country. */
export interface TextContext {
  i18n: I18n;
  formatters: Formatters;
  /** The name of a record that a field refers to; undefined until it is known. */
  nameOf: (sourceKey: string, id: string) => string | undefined;
  /** Privacy mode: what is personal is not said. */
  isPrivate?: boolean;
}

/** What a value is drawn on: a cell, or a form or the peek with room for more than one line. */
export interface Surface {
  isCell: boolean;
  scope: RecordScope;
  link: (path: string, text: string) => ReactNode;
  classes: { image: string; negative: string };
}

/** What every input is given. */
export interface InputProps {
  label: string;
  scope: RecordScope;
  value: unknown;
  /** Empty inputs give null, never empty text. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** The form's values; none unless the field has rules, because only such a field is drawn again for others. */
  rule: RuleContext;
  /** Ties the input to its label and messages; goes onto the element that gets the focus. */
  aria: { id?: string; 'aria-required'?: boolean; disabled?: boolean };
}

/** What a display is given: nothing, too, may be something to show. */
export interface DisplayProps {
  value: unknown;
  /** The value in words. */
  text: string;
  scope: RecordScope;
  /** The record that it belongs to, as it is saved; null where that is not known. */
  record: Row | null;
}

/** What every editor of a filter is given. */
export interface FilterProps {
  label: string;
  scope: RecordScope;
  filter: ListFilter | null;
  onChange: (filter: ListFilter | null) => void;
}

/** How a list is narrowed by a field. */
export interface FieldFilter {
  /** How the server can compare it; an address that asks in another way is not followed. */
  matches: readonly ListFilter['match'][];
  /** What is really asked, where that is not all that an address can say; null: nothing. */
  adjust?: (filter: ListFilter) => ListFilter | null;
  editor: LazyComponent<FilterProps>;
}

/** All that is to be known of one kind of field. Only inputs and filter editors are loaded later. */
export interface Kind {
  /** A value in words, the same in cells, forms, copies and conflicts. Never asked about nothing. */
  text: (value: unknown, context: TextContext) => string;
  /** A range of values in words, where it is not the words of its two ends; both are given. */
  range?: (from: unknown, to: unknown, context: TextContext) => string;
  /** The value that a filter's text stands for, where it is not the text itself. */
  fromText?: (text: string) => unknown;
  /** More than words: a picture, a link, a colour. A plain function, not a component: there are thousands of cells. */
  show?: (value: unknown, text: string, surface: Surface) => ReactNode;

  /** Where there is room for it, in place of its words: forms, the peek, pages. */
  display?: LazyComponent<DisplayProps>;

  /** Pixels of its column, as far as its content does not say. */
  width: number;
  /** Pixels to which its column may shrink where the list is too narrow, so that words are cut; without them nothing is. */
  least?: number;
  /** The column is that wide whatever stands in it. */
  hasFixedWidth?: boolean;
  /** The part of it that a cell shows on that day; the whole is in the tooltip and in copies. */
  short?: (value: unknown, context: TextContext, today: string) => string;
  /** Values that are as long as any when they are shown on that day, so that no page has one that its column would cut. */
  longest?: (today: string) => readonly unknown[];
  /** Its text may take two lines of a cell, where rows are high enough. */
  wraps?: boolean;
  /** What it shows begins with a dot in the colour of what it means. */
  hasDot?: boolean;
  /** Said where there is nothing, in place of an empty cell. */
  none?: MessageDescriptor | '–';
  /** The column takes its share of the room that is left. */
  grows?: boolean;
  isNumeric?: boolean;
  /** One click writes, calls or goes there. */
  contact?: Contact['type'];
  /** Written in letters of one width; as a link to its own record it has a button to copy it. */
  isCode?: boolean;
  /** It tells one record from all others, so it says nothing in another country or city. */
  isId?: boolean;
  /** What of a row the server sorts by, where it is not the field itself; null: it cannot be sorted. */
  sortedBy?: string | null;
  /** In lists a flag is a switch, which saves at once. */
  isSwitch?: boolean;
  /** What its switch did to a record, said after the record's name: on, off. */
  told?: readonly [MessageDescriptor, MessageDescriptor];
  /** A number that counts only where another field has one of these values; elsewhere it is 0, whatever is sent. */
  zeroUnless?: { field: string; values: readonly string[] };
  /** What selected rows come to: a sum with its average, or the average alone, as of ratings, minimums and minutes. */
  totals?: 'sum' | 'average' | undefined;
  /**
   * The records that its values name, and where a row brings such a name along: a field, a path within one
   * (`customer.firstName`), or several of them that make the name together.
   */
  source?: ReferenceSource;
  nameField?: string | readonly string[];
  /** How main writes it into files; null: not at all. */
  exportAs: ExportColumn['format'] | null;
  /** Where a cell says several things, each of them has a column in files; its own name and label are given. */
  exportColumns?: (name: string, label: string, i18n: I18n) => ExportColumn[];
  /** Words for values that can be counted, for exports. */
  labels?: (i18n: I18n) => Readonly<Record<string, string>>;
  /** null: no list is narrowed by it. */
  filter: FieldFilter | null;
  /** Another field narrows a list by the same: the menu of filters offers that one. */
  isFilteredElsewhere?: boolean;

  /** What the search box asks for a typed text, where that is not a part of it. */
  searchedBy?: (text: string) => ListFilter;
  /** null: only to be looked at. */
  input: LazyComponent<InputProps> | null;
  /** Tells something of a person: hidden in privacy mode. */
  isPersonal?: boolean;
  /** Hardly ever the same in two records: a form says which other one has it. */
  isNearlyUnique?: boolean;
  /** Asked before it is saved where another record has the same. */
  asksIfShared?: boolean;
  /** Each record has a value of its own: it is not set in several records at once. */
  isUnique?: boolean;
  /** Needs a whole line of a form. */
  isWide?: boolean;
  /** What it is in a new record, where that is not nothing. */
  initialFor?: (user: SessionUser | null) => unknown;
  /** A typed text as it is checked and sent. */
  clean?: (text: string) => string | null;
  /** What is wrong with a value: it is not sent. */
  problem?: (value: unknown, i18n: I18n, rule: RuleContext) => string | null;
  /** What is only odd about a value that is not empty, as limits are that no document of the API has: the server decides. */
  warning?: (value: unknown, i18n: I18n) => string | null;
  /** Shown like a warning, and asked about before the value is saved: a mistake here costs money. */
  doubt?: (value: unknown, i18n: I18n) => string | null;
  /** The field whose value decides what can be chosen: another one there empties this field. */
  within?: string;
  /** Its input and its problems depend on other values of the form. */
  asksValues?: boolean;
  /** Said of nothing in a required field, in place of "Required: …". */
  missing?: MessageDescriptor;
}

/** What a declaration can say of any field; what is given here goes before what its kind has. */
export interface FieldOptions
  extends Partial<
    Pick<
      Kind,
      | 'width'
      | 'wraps'
      | 'show'
      | 'display'
      | 'input'
      | 'missing'
      | 'isPersonal'
      | 'none'
      | 'warning'
      | 'isUnique'
      | 'isFilteredElsewhere'
    >
  > {
  label: MessageDescriptor;
  /** One sentence under the input. */
  hint?: Ruled<MessageDescriptor | null>;
  required?: boolean;
  requiredWhen?: Rule<boolean>;
  /** What is not shown is neither checked nor changed. */
  shownWhen?: Rule<boolean>;
  /** Why it cannot be changed now, in place of the hint; null: it can. */
  disabledWhen?: Rule<MessageDescriptor | null>;
  /** Nobody sees it before a click on it: not in cells, forms, conflicts or copies; files leave it out. */
  isSensitive?: boolean;
  /** Somebody else wrote it: the page of a record shows it as text, and its input after a click. */
  isWritten?: boolean;
  /** Never sent; shown in forms as text. */
  readOnly?: boolean;
  /** Given once, when a record is made, and only shown after that; or not asked for until there is a record. */
  only?: 'create' | 'edit';
  /** A column of the list only where that is this many pixels wide, or where a person chose it. */
  fromWidth?: number;
  /** false: neither a column nor in the peek (parts of other fields). */
  column?: boolean;
}

export type Field = Kind & FieldOptions;

/** Makes a kind out of what it is, given the options that its fields have beside those of every field. */
export const defineKind =
  <Own extends object = object>(kindOf: (own: Own) => Kind) =>
  (options: FieldOptions & Own): Field => ({ ...kindOf(options), ...options });
