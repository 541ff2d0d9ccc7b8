import { queryOptions } from '@tanstack/react-query';
import type { Filter } from '#shared/query/listQuery.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { isSamePhone, phoneForms } from '#shared/rules/phoneForms.ts';
import { callEntity, type EntityName, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';

export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A person in other records: e-mail address and phone number, trimmed, empty if unknown. */
export interface PersonKeys {
  email: string;
  phone: string;
}

export const personKeys = ({ email, phoneNumber }: Row): PersonKeys => ({
  email: trimmedText(email),
  phone: trimmedText(phoneNumber),
});

interface FindOptions {
  entity: EntityName;
  scope: RecordScope;
  keys: PersonKeys;
  filters?: Readonly<Record<string, Filter>>;
  /** Limit per query. */
  size: number;
  signal: AbortSignal;
}

const findBy = async (
  { entity, scope, filters = {}, size, signal }: FindOptions,
  field: 'email' | 'phoneNumber',
  value: string,
): Promise<Row[]> => {
  const query = { page: 1, size, filters: { ...filters, [field]: { match: 'text', value } as const } };
  return unwrap(await callEntity<Row[]>(entity, 'list', scope, { query, signal }));
};

const findByEmail = async (options: FindOptions): Promise<Row[]> => {
  const { email } = options.keys;
  if (email === '') return [];
  const found = await findBy(options, 'email', email);
  return found.filter((row) => trimmedText(row.email).toLowerCase() === email.toLowerCase());
};

/** Tries the spellings of the number in turn, because the server compares characters. */
const findByPhone = async (options: FindOptions): Promise<Row[]> => {
  const { phone } = options.keys;
  if (phone === '') return [];
  for (const form of phoneForms(phone)) {
    const found = await findBy(options, 'phoneNumber', form);
    const same = found.filter((row) => isSamePhone(trimmedText(row.phoneNumber), phone));
    if (same.length > 0) return same;
  }
  return [];
};

/** Limit of customers shown. More with the same number or address would be a data error. */
const maxCustomers = 3;

/**
 * Customers with these keys, in all cities, because requests belong to a country and customers to a city. E-mail
 * first, because it is unique.
 */
export const customersOf = (country: string, keys: PersonKeys) => {
  const scope = { country, city: allCities };
  return queryOptions({
    queryKey: ['records', 'customers', 'of', scope, keys.email, keys.phone],
    queryFn: async ({ signal }) => {
      const options: FindOptions = { entity: 'customers', scope, keys, size: maxCustomers, signal };
      const byEmail = await findByEmail(options);
      return byEmail.length > 0 ? byEmail : findByPhone(options);
    },
    enabled: keys.email !== '' || keys.phone !== '',
    staleTime: 60_000,
  });
};

const maxRequests = 10;

/** Unanswered requests with the same phone number or e-mail address, newest first. */
export const openRequestsOf = (country: string, keys: PersonKeys) =>
  queryOptions({
    queryKey: ['records', 'customerRequests', 'of', { country }, keys.email, keys.phone],
    queryFn: async ({ signal }) => {
      const options: FindOptions = {
        entity: 'customerRequests',
        scope: { country },
        keys,
        filters: { isResponded: { match: 'exact', value: 'false' } },
        size: maxRequests,
        signal,
      };
      const found = (await Promise.all([findByEmail(options), findByPhone(options)])).flat();
      const different = [...new Map(found.map((row) => [row.id, row])).values()];
      return different.toSorted((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
    },
    enabled: keys.email !== '' || keys.phone !== '',
  });
