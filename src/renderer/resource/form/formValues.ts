import type { SessionUser } from '#shared/api/auth.ts';
import { isUnreadable } from '#shared/domain/unreadable.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Field } from '../kinds/kind.ts';
import type { FormSpec } from '../resource.ts';

type Values = Record<string, unknown>;

const mapFields = ({ fields }: FormSpec, read: (name: string, field: Field) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(name, field)]));

/** An empty text and none are the same: null. */
const savedValue = (record: Row, name: string): unknown =>
  record[name] === '' ? null : (record[name] ?? null);

/** The fields that a default stands in. What is there and cannot be read has none. */
export const filledByDefault = ({ defaults = {} }: FormSpec, record: Row): string[] =>
  Object.keys(defaults).filter((name) => savedValue(record, name) === null && !isUnreadable(record, name));

/** What a form over a record starts with. */
export const formValues = (spec: FormSpec, record: Row): Values => {
  const filled = filledByDefault(spec, record);
  return mapFields(spec, (name) =>
    filled.includes(name) ? spec.defaults?.[name] : savedValue(record, name),
  );
};

/** What a new record starts with. */
export const newValues = (spec: FormSpec, user: SessionUser | null): Values =>
  mapFields(spec, (_name, { initialFor }) => initialFor?.(user) ?? null);
