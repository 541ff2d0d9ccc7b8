import { describe, expect, it } from 'vitest';
import { admins } from './admins/admins.ts';
import { companies } from './companies/companies.ts';
import { questionsFor, wantedOf } from './palette/recordQuestion.ts';

describe('what was typed may be', () => {
  it.each([
    ['a', []],
    ['ana@x', ['email']],
    ['+34 600 1', ['phone']],
    ['600123456', ['phone']],
    ['12345678', ['phone', 'orderId']],
    ['A1B2C3D4', ['orderId', 'name']],
    ['a1b2c3d4e5f6a7b8', ['id']],
    ['Ana Ruiz', ['name']],
    ['Олена', ['name']],
  ])('%s: %j', (typed, kinds) => {
    expect(wantedOf(typed).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('what the server is asked', () => {
  const filtersFor = (typed: string, resource = companies) =>
    wantedOf(typed).flatMap((wanted) => questionsFor(wanted, resource));

  it('looks for a name where records have theirs, and for people in both parts of it', () => {
    expect(filtersFor('Tapas')).toEqual([{ name: { match: 'text', value: 'Tapas' } }]);
    expect(filtersFor('Ana', admins).map(Object.keys)).toEqual([['firstName'], ['lastName']]);
  });

  it('looks for numbers and e-mails in the fields that hold them, for a full id exactly', () => {
    expect(filtersFor('+34600123')).toEqual([
      { phoneNumber: { match: 'text', value: '+34600123' } },
      { phoneNumber: { match: 'text', value: '+34 600 123' } },
    ]);
    expect(filtersFor('a@b.es')).toEqual([{ email: { match: 'text', value: 'a@b.es' } }]);
    expect(filtersFor('a1b2c3d4e5f6a7b8')).toEqual([{ id: { match: 'exact', value: 'a1b2c3d4e5f6a7b8' } }]);
  });

  it('understands eight characters of an order and asks only orders for them', () => {
    const orders = { ...companies, entity: 'orders' as 'companies' };
    expect(filtersFor('A1B2C3D4', orders)[0]).toEqual({ id: { match: 'text', value: 'a1b2c3d4' } });
    expect(filtersFor('A1B2C3D4').map(Object.keys)).toEqual([['name']]);
  });
});
