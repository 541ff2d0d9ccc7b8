import type { SessionUser } from '#shared/api/auth.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Field } from '../fields/field.ts';
import { fieldValue } from '../fields/fieldValue.ts';
import type { FormSpec } from '../resource.ts';

type Values = Record<string, unknown>;

const mapFields = ({ fields }: FormSpec, read: (name: string, field: Field) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(name, field)]));

/** What a form over a record starts with. An empty text and none are the same: null. */
export const formValues = (spec: FormSpec, record: Row): Values =>
  mapFields(spec, (name, field) => {
    const value = fieldValue(record, name, field);
    return value === '' || value === undefined ? null : value;
  });

/** What a new record starts with; where the usual choice is not this person's to make, the first that is. */
export const newValues = (spec: FormSpec, user: SessionUser | null): Values =>
  mapFields(spec, (_name, field) => {
    const { initial } = field;
    if (field.kind === 'choice' && field.mayChoose && !field.mayChoose(String(initial), user)) {
      return field.choices.find(({ value }) => field.mayChoose?.(value, user))?.value ?? null;
    }
    if (initial !== undefined) return initial;
    if (field.kind === 'boolean') return false;
    return field.kind === 'references' ? [] : null;
  });
