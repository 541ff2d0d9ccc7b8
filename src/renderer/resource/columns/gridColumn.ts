import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { Field, FieldKind, FilterKind } from '../fields/field.ts';
import { filterKindOf } from '../fields/filterKindOf.ts';
import { fieldText, type TextContext } from '../format/fieldText.ts';
import type { Resource } from '../resource.ts';
import { type ColumnSettings, visibleColumns } from './columnSettings.ts';

/** A column as the grid draws it. */
export interface GridColumn {
  name: string;
  field: Field;
  label: string;
  width: number;
  /** Takes its share of the room that is left. */
  grows: boolean;
  isNumeric: boolean;
  isPinned: boolean;
  isSortable: boolean;
  /** Its cells lead to the record. */
  isLink: boolean;
  filter: FilterKind | null;
  text: (row: Row) => string;
  /** The page of the record that this cell refers to. */
  pathOf: ((id: string) => string) | null;
}

const usualWidths: Record<FieldKind, number> = {
  id: 142,
  shortId: 110,
  text: 150,
  multiline: 220,
  address: 220,
  email: 200,
  phone: 148,
  url: 180,
  iban: 226,
  money: 110,
  percent: 100,
  integer: 100,
  decimal: 100,
  date: 110,
  dateTime: 138,
  boolean: 118,
  choice: 150,
  image: 64,
  reference: 180,
  references: 220,
  workingTime: 260,
};

const growing = new Set<FieldKind>(['text', 'multiline', 'address', 'email', 'reference', 'references']);
const numeric = new Set<FieldKind>(['money', 'percent', 'integer', 'decimal']);
const unsortable = new Set<FieldKind>(['image', 'workingTime', 'references']);

/** In the order of ids that nobody sees a column of names has no order. */
const isUsuallySortable = (field: Field): boolean =>
  field.kind === 'reference' ? field.nameField !== undefined : !unsortable.has(field.kind);

interface ColumnContext {
  resource: Resource;
  settings: ColumnSettings;
  text: TextContext;
  scope: RecordScope;
}

const toColumn = (name: string, field: Field, context: ColumnContext): GridColumn => {
  const { resource, settings, text, scope } = context;
  const isPinned = settings.pinned.includes(name);
  const ownWidth = settings.widths[name];
  const pathOf = field.kind === 'reference' ? (field.source.pathOf ?? null) : null;
  return {
    name,
    field,
    label: text.i18n._(field.label),
    width: ownWidth ?? field.width ?? usualWidths[field.kind],
    // A pinned column must know where the next one starts.
    grows: growing.has(field.kind) && ownWidth === undefined && !isPinned,
    isNumeric: numeric.has(field.kind),
    isPinned,
    isSortable: field.sort ?? isUsuallySortable(field),
    isLink: name === 'id' || name === resource.search,
    filter: filterKindOf(field),
    text: (row) => fieldText(row, name, field, text),
    pathOf: pathOf && ((id) => pathOf(scope, id)),
  };
};

/** The columns of a list from left to right, as its declaration and the person's settings make them. */
export const gridColumns = (context: ColumnContext): GridColumn[] =>
  visibleColumns(context.settings).flatMap((name) => {
    const field = context.resource.fields[name];
    return field ? [toColumn(name, field, context)] : [];
  });
