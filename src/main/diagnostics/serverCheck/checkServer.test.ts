import { describe, expect, it } from 'vitest';
import type { CheckedCall } from '#shared/rules/serverReport.ts';
import { checkBent } from '../../../../tests/support/bentServer.ts';
import { bends, expected, set } from '../../../../tests/support/serverBends.ts';

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
