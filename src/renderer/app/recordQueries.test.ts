import { describe, expect, it } from 'vitest';
import { readPasted } from '#shared/query/pastedText.ts';
import type { Row } from '../data/entityCalls.ts';
import { admins } from '../features/admins/admins.ts';
import { companies } from '../features/companies/companies.ts';
import { orders } from '../features/orders/orders.ts';
import { emailPartsFor, isExact, isMeant, queriesFor } from '../resource/define/recordQueries.ts';

const queries = (typed: string, resource = companies) =>
  readPasted(typed).flatMap((pasted) => queriesFor(pasted, resource));

describe('queries for a search text', () => {
  const filtersFor = (typed: string, resource = companies) =>
    queries(typed, resource).map(({ filters }) => filters);

  it('search for a name in the name field, and for people in first and last name', () => {
    expect(filtersFor('Tapas')).toEqual([{ name: { match: 'text', value: 'Tapas' } }]);
    expect(filtersFor('Ana', admins).map(Object.keys)).toEqual([['firstName'], ['lastName']]);
  });

  it('search for several words as typed, then for the longest of them', () => {
    const texts = filtersFor('La  Taberna garrofas').map(({ name }) => name);
    expect(texts).toEqual([
      { match: 'text', value: 'La Taberna garrofas' },
      { match: 'text', value: 'garrofas' },
    ]);
    expect(filtersFor('Al Ba')).toHaveLength(1);
  });

  it('search for phone numbers, e-mails, IBANs and tax numbers in their fields, and for a full id exactly', () => {
    expect(filtersFor('+34600123')).toEqual([
      { phoneNumber: { match: 'text', value: '+34600123' } },
      { phoneNumber: { match: 'text', value: '+34 600 123' } },
    ]);
    expect(filtersFor('a@b.es')).toEqual([{ email: { match: 'text', value: 'a@b.es' } }]);
    expect(filtersFor('ES91 2100 0418 4502 0005 1332')).toEqual([
      { iban: { match: 'text', value: 'ES9121000418450200051332' } },
    ]);
    expect(filtersFor('b-99123456')).toEqual([{ idNumber: { match: 'text', value: 'B99123456' } }]);
    expect(filtersFor('a1b2c3d4e5f6a7b8')).toEqual([{ id: { match: 'exact', value: 'a1b2c3d4e5f6a7b8' } }]);
    expect(filtersFor('A1B2C3D4E5F6A7B8')).toEqual([
      { id: { match: 'exact', value: 'A1B2C3D4E5F6A7B8' } },
      { id: { match: 'exact', value: 'a1b2c3d4e5f6a7b8' } },
    ]);
  });

  it('search for a single word in emails too, where it is no name', () => {
    const inEmails = (typed: string) =>
      readPasted(typed)
        .flatMap((pasted) => emailPartsFor(pasted, companies))
        .map(({ filters }) => filters);
    expect(inEmails('ana.ruiz')).toEqual([{ email: { match: 'text', value: 'ana.ruiz' } }]);
    for (const typed of ['ana', 'ana ruiz', 'Вікторія', '600123456', 'a@b.es'])
      expect(inEmails(typed)).toEqual([]);
  });

  it('use the phone format of the server’s records first', () => {
    const [phone] = readPasted('+34 600123456');
    const [first] = phone ? queriesFor(phone, companies, ['+34-600-00-00-00']) : [];
    expect(first?.filters).toEqual({ phoneNumber: { match: 'text', value: '+34-600-12-34-56' } });
  });

  it('search for eight characters of an id in orders only', () => {
    expect(filtersFor('A1B2C3D4', orders)[0]).toEqual({ id: { match: 'text', value: 'a1b2c3d4' } });
    expect(filtersFor('A1B2C3D4').map(Object.keys)).toEqual([['name']]);
  });
});

describe('search results', () => {
  const row = (values: Partial<Row>): Row => ({ id: 'f3553c6b00k3x9qz', ...values });

  it('match an id that begins or ends with the text, but not one that contains it in the middle', () => {
    const [start] = queries('#F3553C6B', orders);
    const [end] = queries('K3X9QZ');
    const [inside] = queries('53c6b0');
    expect([start, end, inside].map((query) => query && isMeant(row({}), query))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['lorena benitez', { fullName: 'Lorena Sanchis Benítez' }, true],
    ['Sanchis, Lorena', { fullName: 'Lorena Sanchis Benítez' }, true],
    ['benitez ana', { fullName: 'Lorena Sanchis Benítez' }, false],
    ['Ortega Olha', { firstName: 'Olha', lastName: 'Ortega' }, true],
  ] as const)('match "%s", searched by one word, with %j: %s', (typed, values, expected) => {
    const [, byWord] = queries(typed);
    expect(byWord && isMeant(row(values), byWord)).toBe(expected);
  });

  it.each([
    ['0034600123456', { phoneNumber: '+34 600 12 34 56' }, true],
    ['600123456', { phoneNumber: '+34 600 123 457' }, false],
    ['office@c.example', { email: 'Office@C.example' }, true],
    ['office@c.example', { email: 'backoffice@c.example' }, false],
    ['F3553C6B00K3X9QZ', {}, true],
    ['Tapas', { name: 'Tapas' }, false],
  ] as const)('match "%s" exactly with %j: %s', (typed, values, expected) => {
    const [query] = queries(typed);
    expect(query && isExact(row(values), query)).toBe(expected);
  });
});
