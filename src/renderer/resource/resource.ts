import type { FluentIcon } from '@fluentui/react-icons';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { SessionUser } from '#shared/api/auth.ts';
import type { OperationId } from '#shared/api/operations.ts';
import { isUnreadable } from '#shared/domain/recordValues.ts';
import type { EntityName, RecordScope, Row } from '../data/entityCalls.ts';
import type { FieldValues } from '../data/findConflicts.ts';
import type { Sort } from '../data/listState.ts';
import type { WriteRules } from '../data/saveRecord.ts';
import type { Confirmation } from '../stores/overlays.ts';
import type { LazyComponent } from '../ui/lazyComponent.tsx';
import type { Tone } from '../ui/StatusDot.tsx';
import type { Field, Rule } from './kinds/kind.ts';
import type { ReadyViews } from './views/readyViews.ts';

/** Fields that stand together in a form; without a title in dialogs, where headings would be in the way. */
export interface FieldGroup {
  title?: MessageDescriptor;
  fields: readonly string[];
}

export interface Section extends FieldGroup {
  title: MessageDescriptor;
}

/** What people may do with an entity's records: everything unless it says no. */
export interface Permissions {
  create: boolean;
  /** A record's own page: with a form, only to read, or none at all. */
  page: 'edit' | 'read' | 'none';
  /** The dialog over the list that changes a record. */
  quickEdit: boolean;
  /** The dialog over the list that only shows one; where there is no page, all that leads to a record opens it. */
  quickView: boolean;
  remove: boolean;
  removeBatch: boolean;
  /** A delete can be taken back for some seconds. */
  undo: boolean;
}

interface ActionLook {
  name: string;
  label: MessageDescriptor;
  Icon: FluentIcon;
}

/** Leads from a record to another page: here, in a window of its own, or beside this one. */
export interface LinkAction extends ActionLook {
  /** null: this record leads nowhere, and has no such button. */
  pathOf: (row: Row, scope: RecordScope) => string | null;
  /** It opens beside this window and follows it: the field whose record it shows. */
  opensBeside?: string;
}

/** Does something with a record. Its button is busy until that is over. */
export interface RunAction extends ActionLook {
  run: (row: Row, scope: RecordScope) => void | Promise<void>;
  isShown?: (row: Row, user: SessionUser | null) => boolean;
  /** In a row too its button says what it does: a drawing alone would be a riddle. */
  isWorded?: true;
  /** Asked in a dialog before; the button that agrees is called like the action. */
  confirmation?: MessageDescriptor;
}

/** A further thing to do with one record, as a button in its row and on its page. */
export type RecordAction = LinkAction | RunAction;

/** A colour at the edge of a row, and what it means. */
export interface RowTone {
  tone: Tone;
  label: MessageDescriptor;
}

/** A small drawing in a row that is in some way special. */
export interface RowMark {
  name: string;
  label: MessageDescriptor;
  Icon: FluentIcon;
  isOn: (row: Row) => boolean;
}

/** The file that the server makes of a list; without one, main writes it from the rows. */
export interface ServerFile {
  operation: OperationId;
  /** The day follows it. */
  name: string;
  /** What the app writes itself, in one city as in all; the server's columns are not documented. */
  columns: readonly string[];
}

/** What a record's own content is given. */
export interface RecordContentProps {
  record: Row;
}

/** Something further on the page of a record, below its fields. */
export interface RecordPanel {
  name: string;
  content: LazyComponent<RecordContentProps>;
}

/** What comes first of a record: on its page, beside its list, and over it. */
export interface RecordHead {
  /** Said before everything else: what follows from several fields, or from the time of day. */
  standing?: LazyComponent<RecordContentProps>;
  /** The fields that say where it stands. */
  state: readonly string[];
  /** What a person should notice about it. */
  odd: (row: Row) => readonly MessageDescriptor[];
  /** The fields through which one reaches whom it is about. */
  contacts: readonly string[];
  /** What only this entity has there; fetched with the head. */
  more?: LazyComponent<RecordContentProps>;
  /** The fields that are said there. */
  toldByMore?: readonly string[];
}

/** Of these fields, what is said of those in which a record has nothing; one that could not be read is not empty. */
export const lacking = (row: Row, words: Readonly<Record<string, MessageDescriptor>>): MessageDescriptor[] =>
  Object.entries(words).flatMap(([name, said]) =>
    (row[name] === null || row[name] === '') && !isUnreadable(row, name) ? [said] : [],
  );

/** What a form over one record needs to know. */
export interface FormSpec extends WriteRules {
  fields: Readonly<Record<string, Field>>;
  sections: readonly Section[];
  /** What its fields are filled with where the answer has nothing. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Settings have no name. */
  nameOf?: (row: Row) => string;
  /** Said where the server does not make a new one for reasons that have no sentence here; its own words are folded below. */
  createProblem?: MessageDescriptor;
  /** What is wrong with several values together, said at the field that one would mend. */
  check?: Rule<Readonly<Record<string, MessageDescriptor>>>;
  /** Asked before these values are saved in a record, also by Undo; null: nothing. */
  asksBefore?: (from: Row, values: FieldValues, i18n: I18n) => Confirmation | null;
}

/** Records that are found by the phone or e-mail of somebody: first who that is, then the records of theirs. */
export interface SearchThrough {
  entity: EntityName;
  /** Of our records, where the other one stands. */
  field: string;
  /** Of the other one, where it is looked for, and how that is said. */
  by: Partial<Record<'phone' | 'email', { field: string; label: MessageDescriptor }>>;
}

/** A declaration, completed: everything the shared screens need of an entity. Each field can be a column. */
export interface Resource extends FormSpec {
  entity: EntityName;
  /** Columns shown until a person chooses others. */
  columns: readonly string[];
  /** Columns that stay in view when a list is moved sideways. */
  pinned: readonly string[];
  /** What the quick edit dialog offers. */
  quickEdit: readonly string[];
  nameOf: (row: Row) => string;
  /** The title of a new record, where one can be made. */
  newLabel?: MessageDescriptor;
  /** Asked in a dialog before one record is deleted, where one can be. */
  removeConfirmation?: MessageDescriptor;
  /** The entities whose records' names its rows carry along. */
  named: readonly string[];
  /** The field that the search box looks into, and that names a row. */
  search: string | null;
  /** The fields that it can look into instead, and does for a name that the first one lacks. */
  searchAlso: readonly string[];
  searchThrough?: SearchThrough;
  /** How its lists are ordered until a person says otherwise. */
  order: Sort;
  can: (user: SessionUser | null) => Permissions;
  /** Records that somebody may only look at (accounts of another country). */
  isEditable: (row: Row, user: SessionUser | null) => boolean;
  /** Records that must stay (one's own account). */
  isRemovable: (row: Row, user: SessionUser | null) => boolean;
  /** Shown before a person's own, each with its count. */
  views: ReadyViews;
  actions: readonly RecordAction[];
  panels: readonly RecordPanel[];
  head: RecordHead;
  file?: ServerFile;
  /** What this entity's list says above its rows; fetched with the first of them. */
  band?: LazyComponent<object>;
  /** What its list can be exported as besides: an entry of the menu beside "Export". */
  exportItem?: LazyComponent<object>;
  /** The filters that no server knows: main reads the whole list for them. */
  localFilters: readonly string[];
  /** How rows stand out in the list; null: like the others. */
  tone: (row: Row) => RowTone | null;
  marks: readonly RowMark[];
  /** Said of rows that came while the list was on the screen; of records, where nothing is given. */
  newRows?: (count: number) => MessageDescriptor;
  /**
   * Fields that are fetched of each row of a list, whatever its columns: what tone, marks and actions look at, and what no
   * record may lack. Of the others a list then has only numbers and what it shows, because records are large. Unset: rows come whole.
   */
  alwaysFetched?: readonly string[];
  /** What a record's page shows in place of its fields in sections; fetched with the page. */
  content?: LazyComponent<RecordContentProps>;
}

/** What a record is called, or what stands over the form of a new one. */
export const titleOf = ({ nameOf, newLabel }: Resource, record: Row | null, i18n: I18n): string =>
  record ? nameOf(record) : newLabel ? i18n._(newLabel) : '';

/** Whether records may be changed at all: on their page, over the list, and so in a cell or several at once. */
export const mayChange = ({ page, quickEdit }: Permissions): boolean => quickEdit || page === 'edit';
