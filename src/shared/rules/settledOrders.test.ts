import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayInZone, halfMonthOf } from './plainDates.ts';
import {
  compareOrders,
  completionRange,
  type OrderToday,
  placeInPeriod,
  type SettledLine,
} from './settledOrders.ts';

const period = { start: '2026-10-16', end: '2026-10-31' };
const amounts = { itemsSum: 20, surcharge: 0, discountSum: 0, vamvuCommission: 5, tips: 1 };
const order = (id: string, changes: Partial<OrderToday> = {}): OrderToday => ({
  ...{ id, city: 'K1', status: 'completed', courierId: 'c1', establishmentName: 'Asador', ...amounts },
  ...{ createdAt: '2026-10-20T18:00:00Z', acceptedAt: '2026-10-20T18:05:00Z' },
  ...{ updatedAt: '2026-10-20T19:00:00Z', ...changes },
});
const line = (orderId: string, changes: Partial<SettledLine> = {}): SettledLine => ({
  ...{ payeeType: 'establishment', listId: `L-${orderId}`, city: 'K1', orderId, status: 'completed' },
  ...amounts,
  ...changes,
});
const both = (orderId: string): SettledLine[] => [
  line(orderId),
  line(orderId, { payeeType: 'courier', listId: `C-${orderId}` }),
];

const compare = (orders: OrderToday[], lines: SettledLine[], isComplete = () => true) =>
  compareOrders({ orders, lines, period, timeZone: 'Europe/Madrid', isComplete });
const found = (...given: Parameters<typeof compare>): string[] =>
  compare(...given).map(({ finding, payeeType, orderId }) => `${orderId} ${payeeType} ${finding}`);

it('every completed order is paid once to its establishment and once to its courier', () => {
  const pickup = order('b', { courierId: null });
  expect(found([order('a'), pickup], [...both('a'), line('b')])).toEqual([]);
  expect(found([order('a'), pickup], [])).toEqual([
    ...['a establishment unpaid', 'a courier unpaid', 'b establishment unpaid'],
  ]);
  expect(found([order('a')], [line('a')])).toEqual(['a courier unpaid']);
  expect(found([order('a', { status: 'canceled_by_customer' }), order('b', { status: 'paid' })], [])).toEqual(
    [],
  );
});

it('an order with two lines, in one list or in two, is paid twice', () => {
  const [first] = both('a');
  expect(found([order('a')], [...both('a'), line('a', { listId: 'L2' })])).toEqual(['a establishment twice']);
  expect(compare([order('a')], [...both('a'), line('a', { listId: 'L2' })])[0]).toMatchObject({
    listIds: [first?.listId, 'L2'],
  });
  expect(found([order('a', { courierId: null })], [line('a'), line('a')])).toEqual(['a establishment twice']);
});

it('a line that differs from its order today names the amounts to the cent and both statuses', () => {
  const lines = [...both('a'), ...both('b'), ...both('c')];
  const orders = [
    order('a', { itemsSum: 20.01, tips: 1.5 }),
    order('b', { status: 'canceled_by_establishment' }),
    // A server may omit amounts, and half a cent is no difference.
    order('c', { itemsSum: null, vamvuCommission: undefined, tips: 1.0000000001 }),
  ];
  const findings = compare(orders, lines);
  expect(findings).toMatchObject([
    {
      ...{ finding: 'otherAmount', orderId: 'a', payeeType: 'establishment' },
      amounts: [{ name: 'itemsSum', lineCents: 2000, orderCents: 2001 }],
    },
    {
      finding: 'otherAmount',
      payeeType: 'courier',
      amounts: [{ name: 'tips', lineCents: 100, orderCents: 150 }],
    },
    { finding: 'otherStatus', orderId: 'b', statuses: ['completed', 'canceled_by_establishment'] },
    { finding: 'otherStatus', orderId: 'b', payeeType: 'courier' },
  ]);
  expect(findings).toHaveLength(4);
});

it('a line without an order counts only where all orders were read', () => {
  expect(found([], both('a'))).toEqual(['a establishment gone', 'a courier gone']);
  expect(found([], both('a'), () => false)).toEqual([]);
});

it('an order is completed after its acceptance, at most a day later; a scheduled one around its time', () => {
  const hours = (changes: Partial<OrderToday>): (number | undefined)[] => {
    const range = completionRange(order('a', changes));
    const since = Date.parse('2026-10-20T18:05:00Z');
    return [range?.from, range?.to].map((time) => time && (time - since) / 3_600_000);
  };
  expect(hours({})).toEqual([0, 55 / 60]);
  expect(hours({ updatedAt: '2026-11-20T10:00:00Z' })).toEqual([0, 24]);
  expect(hours({ updatedAt: null })).toEqual([0, 24]);
  expect(hours({ scheduledFor: '2026-10-22T18:05:00Z', updatedAt: '2026-10-22T18:35:00Z' })).toEqual([
    46, 48.5,
  ]);
  expect(hours({ scheduledFor: '2026-10-22T18:05:00Z', updatedAt: '2026-10-20T19:05:00Z' })).toEqual([1, 1]);
  const none = { createdAt: null, paidAt: null, acceptedAt: null };
  expect(completionRange(order('a', { ...none, updatedAt: null }))).toBeNull();
  expect(placeInPeriod(order('a', { ...none, updatedAt: 'x' }), period, 'Europe/Kyiv')).toBe('edge');
});

const at = (timeZone: string, instant: string, until = instant): string =>
  placeInPeriod(order('a', { createdAt: instant, acceptedAt: null, updatedAt: until }), period, timeZone);

it('the half-month begins and ends at midnight of the country, also when the clocks change in it', () => {
  // 25 October 2026: from UTC+2 to UTC+1 in Spain, from UTC+3 to UTC+2 in Ukraine.
  expect(at('Europe/Madrid', '2026-10-15T21:59:59Z')).toBe('outside');
  expect(at('Europe/Madrid', '2026-10-15T22:00:00Z')).toBe('within');
  expect(at('Europe/Madrid', '2026-10-31T22:59:59Z')).toBe('within');
  expect(at('Europe/Madrid', '2026-10-31T23:00:00Z')).toBe('outside');
  expect(at('Europe/Kyiv', '2026-10-15T20:59:59Z')).toBe('outside');
  expect(at('Europe/Kyiv', '2026-10-15T21:00:00Z')).toBe('within');
  expect(at('Europe/Kyiv', '2026-10-31T21:59:59Z')).toBe('within');
  expect(at('Europe/Kyiv', '2026-10-31T22:00:00Z')).toBe('outside');
  expect(at('Europe/Madrid', '2026-10-31T22:50:00Z', '2026-10-31T23:10:00Z')).toBe('edge');
  expect(at('Europe/Madrid', '2026-10-15T21:50:00Z', '2026-10-15T22:10:00Z')).toBe('edge');
});

it('whenever an order was completed, it is never missing in a half-month of another day', () => {
  const hour = 3_600_000;
  const midnights = ['2026-03-16', '2026-03-29', '2026-04-01', '2026-10-16', '2026-10-25', '2026-11-01'];
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Madrid', 'Europe/Kyiv'),
      fc.constantFrom(...midnights),
      fc.integer({ min: -6 * hour, max: 6 * hour }),
      fc.integer({ min: 0, max: 3 * hour }),
      fc.integer({ min: 0, max: 48 * hour }),
      (timeZone, day, offset, duration, later) => {
        const created = Date.parse(`${day}T00:00:00Z`) + offset;
        const completed = created + duration;
        const iso = (time: number): string => new Date(time).toISOString();
        const it = order('a', {
          ...{ createdAt: iso(created), acceptedAt: iso(created), updatedAt: iso(completed + later) },
        });
        const completedOn = dayInZone(new Date(completed), timeZone);
        const own = halfMonthOf(completedOn);
        for (const shift of [-20, 0, 20]) {
          const other = halfMonthOf(iso(completed + shift * 24 * hour).slice(0, 10));
          const isOwn = other.start === own.start;
          expect(placeInPeriod(it, other, timeZone)).not.toBe(isOwn ? 'outside' : 'within');
        }
        expect(placeInPeriod(it, own, timeZone)).not.toBe('outside');
        // Without a doubt about the time there is none about the half-month.
        const exact = order('a', { createdAt: iso(completed), acceptedAt: null, updatedAt: iso(completed) });
        expect(placeInPeriod(exact, own, timeZone)).toBe('within');
      },
    ),
  );
});
