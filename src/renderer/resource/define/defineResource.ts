import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import type { BodyFieldOf, EntityName, FieldNameOf, RecordName, RowOf } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import type { Field, Rule } from '../fields/fieldType.ts';
import type { FormSpec, Permissions, Resource, Section, SummaryHeaderParts } from './resource.ts';

/** Declares a form for a single record without a list, such as settings. */
export const defineForm = <Entity extends RecordName>({
  fields,
  sections,
  check,
  ...rest
}: {
  entity: Entity;
  fields: { [Name in BodyFieldOf<Entity>]?: Field };
  defaults?: { [Name in BodyFieldOf<Entity>]?: unknown };
  check?: Rule<{ [Name in BodyFieldOf<Entity>]?: MessageDescriptor }>;
  sections: readonly (Section & { fields: readonly BodyFieldOf<Entity>[] })[];
}): FormSpec => ({
  ...rest,
  ...(check ? { check: check as NonNullable<FormSpec['check']> } : {}),
  fields: fields as Record<string, Field>,
  sections,
  bodyFields: sections.flatMap((section) => section.fields as readonly string[]),
});

type SystemField = 'id' | 'createdAt' | 'updatedAt';
type FormField<Entity extends EntityName> = FieldNameOf<Entity> | BodyFieldOf<Entity>;

type Allowed = Partial<Permissions>;

/**
 * Requires `newLabel` unless creating is forbidden, and `removeConfirmation` unless deleting is forbidden.
 */
type Labels = (
  | Required<Pick<Resource, 'newLabel'>>
  | { newLabel?: never; can: Allowed & { create: false } }
) &
  (
    | Required<Pick<Resource, 'removeConfirmation'>>
    | { removeConfirmation?: never; can: Allowed & { remove: false; removeBatch: false } }
  );

interface Declaration<Entity extends EntityName>
  extends Partial<
    Pick<
      Resource,
      | 'views'
      | 'actions'
      | 'slots'
      | 'takesRows'
      | 'tone'
      | 'marks'
      | 'newRows'
      | 'file'
      | 'createProblem'
      | 'removalNote'
      | 'asksBefore'
    >
  > {
  entity: Entity;
  /**
   * Every field of the entity's schema is required, so that the compiler reports a forgotten one. `id` and
   * timestamps are added automatically.
   */
  fields: Record<Exclude<FieldNameOf<Entity>, SystemField>, Field> & { id?: Field };
  /** Filters that are not properties of a row. */
  filters?: Readonly<Record<string, Field>>;
  columns: readonly (FieldNameOf<Entity> | SystemField)[];
  /** Minimum list width in pixels at which `updatedAt` appears by default. */
  updatedAtFromWidth?: number;
  /** The API sends no `createdAt` and `updatedAt` for this entity. */
  hasNoTimes?: boolean;
  /** Default: the leading columns up to the searched one. */
  pinned?: readonly (FieldNameOf<Entity> | SystemField)[];
  sections: readonly (Section & { fields: readonly FormField<Entity>[] })[];
  /**
   * Parts of the summary header. Default: `status` and `isActive`, all phone, email and address fields, no
   * anomalies.
   */
  summaryHeader?: Partial<Pick<SummaryHeaderParts, 'odd'>> & {
    state?: readonly FieldNameOf<Entity>[];
    contacts?: readonly FieldNameOf<Entity>[];
    inSummary?: readonly FieldNameOf<Entity>[];
  };
  /** Default: every field of the form. */
  quickEdit?: readonly FormField<Entity>[];
  nameOf: (row: RowOf<Entity>) => string;
  alwaysFetched?: readonly FieldNameOf<Entity>[];
  search?: FieldNameOf<Entity> | null;
  searchAlso?: readonly FieldNameOf<Entity>[];
  /** Default: newest first. */
  order?: Sort & { field: FieldNameOf<Entity> };
  check?: Rule<{ [Name in FormField<Entity>]?: MessageDescriptor }>;
  /** Permission overrides, static or per user. Default: everything is allowed. */
  can?: Allowed | ((user: SessionUser | null) => Allowed);
}

const everything: Permissions = {
  create: true,
  page: 'edit',
  quickEdit: true,
  quickView: false,
  remove: true,
  removeBatch: true,
  undo: true,
};

const id = fieldOf.id({ label: msg`ID`, readOnly: true });
const timestamps = (fromWidth: number) => ({
  createdAt: fieldOf.dateTime({ label: msg`Created at`, readOnly: true }),
  updatedAt: fieldOf.dateTime({ label: msg`Updated at`, readOnly: true, fromWidth }),
});

/**
 * Pins the leading columns up to the searched one, if that is among the first three; otherwise only the first
 * column.
 */
const namingColumns = (columns: readonly string[], search: string | null): readonly string[] => {
  const at = search === null ? -1 : columns.indexOf(search);
  return columns.slice(0, at > 0 && at < 3 ? at + 1 : 1);
};

/** Longest name in titles, labels and messages. The server limits no name, and laying out 100,000 letters takes a second. */
const maxName = 300;

const reaches: readonly unknown[] = ['phone', 'email', 'place'];

/** Fills in the defaults of a declaration for the shared list, record, form and export code. */
export const defineResource = <Entity extends EntityName>({
  fields: ownFields,
  filters = {},
  sections,
  quickEdit,
  nameOf,
  columns,
  updatedAtFromWidth = 0,
  pinned,
  search = null,
  searchAlso = [],
  order = { field: 'createdAt', order: 'desc' },
  can = {},
  hasNoTimes = false,
  summaryHeader = {},
  check,
  ...rest
}: Declaration<Entity> & Labels): Resource => {
  const onlyFilters = Object.fromEntries(
    Object.entries(filters).map(([name, field]) => [name, { ...field, column: false }]),
  );
  const fields: Record<string, Field> = {
    ...onlyFilters,
    id,
    ...ownFields,
    ...(hasNoTimes ? {} : timestamps(updatedAtFromWidth)),
  };
  const inForm = sections.flatMap((section) => section.fields as readonly string[]);
  return {
    views: {},
    actions: [],
    slots: {},
    tone: () => null,
    marks: [],
    ...rest,
    ...(check ? { check: check as NonNullable<Resource['check']> } : {}),
    fields,
    columns,
    pinned: pinned ?? namingColumns(columns, search),
    sections,
    summaryHeader: {
      state: ['status', 'isActive'].filter((name) => Object.hasOwn(fields, name)),
      odd: () => [],
      contacts: Object.keys(fields).filter((name) => reaches.includes(fields[name]?.contact)),
      ...summaryHeader,
    },
    bodyFields: inForm.filter((name) => fields[name]?.readOnly !== true),
    quickEdit: quickEdit ?? inForm,
    named: Object.values(fields).flatMap(({ source, nameField }) =>
      source && nameField !== undefined ? [source.key] : [],
    ),
    nameOf: (row) => shortenText(nameOf(row as RowOf<Entity>), maxName),
    search,
    searchAlso,
    order,
    can: (user) => ({ ...everything, ...(typeof can === 'function' ? can(user) : can) }),
  };
};
