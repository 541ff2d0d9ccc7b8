import { describe, expect, it } from 'vitest';
import type { CheckedCall } from '#shared/rules/serverReport.ts';
import { type Bend, checkBent } from '../../../../tests/support/bentServer.ts';
import { asking, bends, expected, set } from '../../../../tests/support/serverBends.ts';

const sheet = (calls: readonly CheckedCall[]): Record<string, string[]> =>
  Object.fromEntries(
    calls
      .filter(({ findings }) => findings.length > 0)
      .map(({ operation, findings }) => [
        operation,
        findings.map(({ kind, field, found, effect }) =>
          [kind, field, found, effect].filter(Boolean).join(' '),
        ),
      ]),
  );

describe('the check of a server', () => {
  it.each(['es', 'ua'])('finds nothing in the good server of %s, and only reads', async (country) => {
    const { calls, isWhole, seen } = await checkBent([], country);
    expect(isWhole).toBe(true);
    expect(sheet(calls)).toEqual({});
    expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(calls.filter(({ statuses }) => statuses.length === 0)).toEqual([]);
  });

  it('names every fault of a bent server at its place, and no other', async () => {
    const { calls, isWhole } = await checkBent(bends);
    expect(isWhole).toBe(true);
    expect(sheet(calls)).toEqual(expected);
    expect(Object.values(expected).flat().length).toBeGreaterThan(40);
  });

  it('ends when the server is out of reach, instead of finding a fault in every call', async () => {
    const { calls, isWhole } = await checkBent([{ path: /./, answer: () => ({ isDropped: true }) }]);
    expect(isWhole).toBe(false);
    expect(calls.map(({ findings }) => findings.map(({ kind }) => kind))).toEqual(
      Array.from({ length: 3 }, () => ['noAnswer']),
    );
  });

  it('counts the rows of a fault', async () => {
    const { calls } = await checkBent([set('orders', { tips: 'none' })]);
    const orders = calls.find(({ operation }) => operation === 'orders.list');
    expect(orders?.findings).toContainEqual({
      kind: 'type',
      effect: 'unreadable',
      field: 'tips',
      found: 'text',
      count: 50,
      of: 50,
    });
  });
});

describe('a fault that a schema does not show', () => {
  it.each<[string, Bend, string, string]>([
    [
      'a filter that knows upper and lower case',
      asking('/es/companies', (search) => {
        const text = search.get('filter[name][ilike]');
        if (text !== null) search.set('filter[name][ilike]', text.toUpperCase() === text ? '%zzzz%' : text);
      }),
      'companies.list',
      'filterFindsNothing name broken',
    ],
    [
      'pages of twenty rows at most',
      asking('orders', (search) =>
        search.set('page[size]', String(Math.min(20, Number(search.get('page[size]'))))),
      ),
      'orders.list',
      'pageSizeIgnored page[size] tolerated',
    ],
    [
      'cities of top customers as text',
      set('/dashboard/top_customers', { cities: 'none' }),
      'dashboard.topCustomers',
      'type cities text unreadable',
    ],
    [
      'an endless text',
      set('/es/companies/[^/]+', { description: 'x'.repeat(100_001) }),
      'companies.read',
      'large description unreadable',
    ],
    [
      'slots of another week',
      asking('geo_zones/[^/]+/slots', (search) => search.set('date', '2026-05-18')),
      'timeSlots.list',
      'filterIgnored date broken',
    ],
    [
      'dates as numbers',
      set('orders', { createdAt: 1_778_666_400 }),
      'orders.list',
      'type createdAt number unreadable',
    ],
    ['ids as numbers', set('/es/home_categories', { id: 7 }), 'homeCategories.list', 'type id number broken'],
    [
      'words in capitals',
      set('orders/[^/]+', { status: 'COMPLETED' }),
      'orders.read',
      'unknownWord status tolerated',
    ],
  ])('%s', async (_name, bend, operation, finding) => {
    const { calls } = await checkBent([bend]);
    expect(sheet(calls)[operation]).toContain(finding);
  });
});
