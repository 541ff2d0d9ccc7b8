import type { Field, FieldKind, FilterKind } from './field.ts';

const usual: Record<FieldKind, FilterKind | null> = {
  id: 'exact',
  shortId: 'text',
  text: 'text',
  multiline: 'text',
  address: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  iban: 'text',
  money: 'numberRange',
  percent: 'numberRange',
  integer: 'numberRange',
  decimal: 'numberRange',
  date: 'dateRange',
  dateTime: 'dateRange',
  boolean: 'boolean',
  choice: 'choices',
  reference: 'reference',
  references: 'reference',
  image: null,
  workingTime: null,
};

/** How a list is narrowed by this field; null: not at all. */
export const filterKindOf = ({ kind, filter }: Field): FilterKind | null =>
  filter === false ? null : (filter ?? usual[kind]);
