import type { FluentIcon } from '@fluentui/react-icons';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { SessionUser } from '#shared/api/auth.ts';
import type { OperationId } from '#shared/api/operations.ts';
import type { FieldValues } from '#shared/rules/mergeVersions.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import type { WriteRules } from '../../data/saveRecord.ts';
import type { Confirmation } from '../../stores/overlays.ts';
import type { LazyComponent } from '../../ui/lazyComponent.tsx';
import type { Tone } from '../../ui/StatusDot.tsx';
import type { Field, Rule } from '../fields/fieldType.ts';
import type { ReadyViews } from './readyView.ts';

/** Fields shown together in a form. Dialogs leave out the title to save space. */
export interface FieldGroup {
  title?: MessageDescriptor;
  fields: readonly string[];
  /** State, images and other fields next to the form of a wide page. Declare these sections last. */
  isAside?: true;
}

export interface Section extends FieldGroup {
  title: MessageDescriptor;
}

export interface Permissions {
  create: boolean;
  /** Mode of the record's own page. */
  page: 'edit' | 'read' | 'none';
  quickEdit: boolean;
  /** Read-only dialog over the list. An entity without pages opens it from every link to a record. */
  quickView: boolean;
  /** A function decides per record, for example against the user's own account. */
  remove: boolean | ((row: Row) => boolean);
  removeBatch: boolean;
  /** Deletes can be undone for some seconds. */
  undo: boolean;
}

interface ActionAppearance {
  name: string;
  label: MessageDescriptor;
  Icon: FluentIcon;
}

/** Opens another page from a record: in this window, in a new one or side by side. */
export interface LinkAction extends ActionAppearance {
  /** `null` hides the button for this record. */
  pathOf: (row: Row, scope: RecordScope) => string | null;
  /** Opens side by side. The new window follows the record that this field refers to. */
  opensSideBySide?: string;
}

/** Runs an operation on a record. The button is busy until it ends. `false`: it failed, and was reported. */
export interface RunAction extends ActionAppearance {
  run: (row: Row, scope: RecordScope) => unknown;
  isShown?: (row: Row, user: SessionUser | null) => boolean;
  /** Shows the label in rows too, because the icon alone is not clear. */
  isWorded?: true;
  /** Label on a record's page, where Ctrl+Enter runs the action and goes to the next record of the list. */
  thenNext?: MessageDescriptor;
  /** Text of the confirmation dialog. Its confirm button repeats the action's label. */
  confirmation?: MessageDescriptor;
}

/** Additional button of a record, in its row and on its page. */
export type RecordAction = LinkAction | RunAction;

/** Colour at the edge of a row, with its meaning. */
export interface RowTone {
  tone: Tone;
  label: MessageDescriptor;
}

/** Icon in a row that marks a special property. */
export interface RowMark {
  name: string;
  label: MessageDescriptor;
  Icon: FluentIcon;
  isOn: (row: Row) => boolean;
}

/** Export file built by the server. Without one, main builds the file from the rows. */
export interface ServerFile {
  operation: OperationId;
  /** Without the date, which is appended. */
  name: string;
  /** Columns for files that main writes instead. The server's own columns are undocumented. */
  columns: readonly string[];
}

export interface RecordContentProps {
  record: Row;
}

export interface CompareProps {
  rows: readonly Row[];
  onClose: () => void;
}

/** Components of one entity in the shared screens. Each is loaded with the place that shows it. */
export interface Slots {
  /** List: content above the rows; with `of`, only while this field is a column or the sort order. */
  band?: { content: LazyComponent<object>; of?: string };
  /** List: additional entry in the menu next to "Export". */
  exportItem?: LazyComponent<object>;
  /** List: dialog that compares two to four selected rows. */
  compare?: LazyComponent<CompareProps>;
  /** Summary header: status derived from several fields or from the time of day; shown first. */
  status?: LazyComponent<RecordContentProps>;
  /** Summary header: content below status and contacts. */
  summary?: LazyComponent<RecordContentProps>;
  /** Page: replaces the sections of the form. */
  page?: LazyComponent<RecordContentProps>;
  /** Page: content next to the form in wide windows, above it in others. The panels follow it in its column. */
  lead?: LazyComponent<RecordContentProps>;
  /** Page: boxes of related records by name, loaded independently. */
  panels?: Readonly<Record<string, LazyComponent<RecordContentProps>>>;
}

/** Summary header, shown on a record's page, in the peek beside the list and in the dialog over it. */
export interface SummaryHeaderParts {
  state: readonly string[];
  /** Anomalies that the user should notice. */
  odd: (row: Row) => readonly MessageDescriptor[];
  /** Phone and email fields of the record's person. */
  contacts: readonly string[];
  /** Fields already shown by the slot `summary`. */
  inSummary?: readonly string[];
}

/** Messages for the fields that are empty. An unreadable field does not count as empty. */
export const lacking = (row: Row, words: Readonly<Record<string, MessageDescriptor>>): MessageDescriptor[] =>
  Object.entries(words).flatMap(([name, message]) =>
    (row[name] === null || row[name] === '') && !isUnreadable(row, name) ? [message] : [],
  );

/** Language, and place of the record, for a question about it. */
export interface QuestionContext {
  i18n: I18n;
  scope: RecordScope;
}

export interface FormSpec extends WriteRules {
  fields: Readonly<Record<string, Field>>;
  sections: readonly Section[];
  /** Values for fields that the server left empty. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Unset for settings, which have no name. */
  nameOf?: (row: Row) => string;
  /** Message when a create fails for an unknown reason. The server's own text is collapsed below it. */
  createProblem?: MessageDescriptor;
  /** Cross-field validation. Attach each message to the field that the user should fix. */
  check?: Rule<Readonly<Record<string, MessageDescriptor>>>;
  /** Confirmation before these values are saved, also by Undo. `null`: none. */
  asksBefore?: (
    from: Row,
    values: FieldValues,
    context: QuestionContext,
  ) => Confirmation | null | Promise<Confirmation | null>;
}

/** Complete description of an entity for the shared screens. Every field can be a column. */
export interface Resource extends FormSpec {
  entity: EntityName;
  columns: readonly string[];
  /** Columns that stay visible while scrolling horizontally. */
  pinned: readonly string[];
  quickEdit: readonly string[];
  nameOf: (row: Row) => string;
  newLabel?: MessageDescriptor;
  removeConfirmation?: MessageDescriptor;
  /** Consequence of a deletion, shown in its question; `null`: none. */
  removalNote?: (row: Row, context: QuestionContext) => Promise<string | null>;
  /** Entities whose record names are embedded in the rows. */
  named: readonly string[];
  /** Field that the search box searches by default; it also names a row. */
  search: string | null;
  /** Alternative search fields. Also searched when the first one does not contain the name. */
  searchAlso: readonly string[];
  order: Sort;
  can: (user: SessionUser | null) => Permissions;
  views: ReadyViews;
  actions: readonly RecordAction[];
  slots: Slots;
  summaryHeader: SummaryHeaderParts;
  file?: ServerFile;
  /** Rows of a spreadsheet may be pasted into the list. */
  takesRows?: true;
  tone: (row: Row) => RowTone | null;
  marks: readonly RowMark[];
  /** Message about rows that arrived while the list was open. Default: counts "records". */
  newRows?: (count: number) => MessageDescriptor;
  /**
   * Fields fetched for every row regardless of the columns: input of tone, marks and actions, and mandatory
   * fields. Other fields are fetched only if numeric or visible, because records are large. Unset: whole
   * rows.
   */
  alwaysFetched?: readonly string[];
}

/** Name of a record, else its id; the title of the form for a new one. */
export const titleOf = ({ nameOf, newLabel }: Resource, record: Row | null, i18n: I18n): string =>
  record ? nameOf(record) || record.id : newLabel ? i18n._(newLabel) : '';

export const mayRemove = ({ remove }: Permissions, row: Row): boolean =>
  typeof remove === 'function' ? remove(row) : remove;

/** True when records can be edited anywhere: page, dialog, cell or batch. */
export const mayChange = ({ page, quickEdit }: Permissions): boolean => quickEdit || page === 'edit';
