import type { SessionUser } from '#shared/api/auth.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Field } from '../kinds/kind.ts';
import type { FormSpec } from '../resource.ts';

type Values = Record<string, unknown>;

const mapFields = ({ fields }: FormSpec, read: (name: string, field: Field) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(name, field)]));

/** What a form over a record starts with. An empty text and none are the same: null. */
export const formValues = (spec: FormSpec, record: Row): Values =>
  mapFields(spec, (name) => {
    const value = record[name];
    return value === '' || value === undefined ? null : value;
  });

/** What a new record starts with. */
export const newValues = (spec: FormSpec, user: SessionUser | null): Values =>
  mapFields(spec, (_name, { initialFor }) => initialFor?.(user) ?? null);
