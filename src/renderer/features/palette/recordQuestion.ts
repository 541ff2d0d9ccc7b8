import type { Filter } from '#shared/domain/listQuery.ts';
import type { Field } from '../../resource/kinds/kind.ts';
import type { Resource } from '../../resource/resource.ts';
import { phoneForms } from './phoneForms.ts';

/** What somebody typed may be: each is asked of other fields. */
export type Wanted =
  | { kind: 'id'; text: string }
  | { kind: 'orderId'; text: string }
  | { kind: 'email' | 'phone' | 'name'; text: string };

const shortest = 2;

/** All that the text may be; none while it is too short to be looked for. */
export const wantedOf = (typed: string): readonly Wanted[] => {
  const text = typed.trim();
  if (text.length < shortest) return [];
  if (text.includes('@')) return [{ kind: 'email', text }];
  if (/^\+?[\d\s()-]+$/.test(text) && text.replaceAll(/\D/g, '').length > shortest)
    return [{ kind: 'phone', text }, ...(/^\d{8}$/.test(text) ? [{ kind: 'orderId', text } as const] : [])];
  const name = { kind: 'name', text } as const;
  if (/^[A-Za-z\d]{16}$/.test(text)) return [{ kind: 'id', text }];
  // Eight letters can be a name as well.
  if (/^[A-Za-z\d]{8}$/.test(text)) return [{ kind: 'orderId', text }, name];
  return [name];
};

/** The first of these that there is: the one by which people know a record. */
const nameFields = ['fullName', 'name', 'firstName', 'lastName', 'customerName'];

const takesText = (field: Field | undefined): boolean => field?.filter?.matches.includes('text') ?? false;

/** The fields of an entity in which it is to be looked for. The server looks into one at a time. */
const fieldsFor = ({ kind }: Wanted, { entity, fields }: Resource): readonly string[] => {
  if (kind === 'id') return ['id'];
  if (kind === 'orderId') return entity === ('orders' as string) ? ['id'] : [];
  if (kind !== 'name')
    return Object.keys(fields).filter((name) => fields[name]?.contact === kind && takesText(fields[name]));
  const [first, ...others] = nameFields.filter((name) => takesText(fields[name]));
  if (first === undefined) return [];
  return first === 'firstName' ? [first, ...others.filter((name) => name === 'lastName')] : [first];
};

const filterFor = ({ kind }: Wanted, text: string): Filter => {
  if (kind === 'id') return { match: 'exact', value: text };
  return { match: 'text', value: kind === 'orderId' ? text.toLowerCase() : text };
};

/** What to ask the server about records of an entity: each question is one filter. */
export const questionsFor = (wanted: Wanted, resource: Resource): readonly Record<string, Filter>[] =>
  fieldsFor(wanted, resource).flatMap((name) =>
    (wanted.kind === 'phone' ? phoneForms(wanted.text) : [wanted.text]).map((text) => ({
      [name]: filterFor(wanted, text),
    })),
  );
