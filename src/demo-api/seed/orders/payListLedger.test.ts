import { describe, expect, it } from 'vitest';
import { fromCents } from '#shared/rules/money.ts';
import { courierPayoutCents, establishmentPayoutCents } from '#shared/rules/payouts.ts';
import type { Row } from '../../db/tables.ts';
import { dateIn } from '../../time/zonedTime.ts';
import { rowsOf, seedForTests } from '../testing/seedForTests.ts';

const db = seedForTests();
type PayList = Row<'pay_lists'>;
const payLists: PayList[] = rowsOf(db, 'pay_lists');
const zones = new Map(
  rowsOf(db, 'cities').map(({ id, country }) => [id, country === 'es' ? 'Europe/Madrid' : 'Europe/Kyiv']),
);

type Order = Row<'orders'>;
const linesOf = (column: 'establishmentPayListId' | 'courierPayListId'): Map<string, Order[]> => {
  const lines = new Map<string, Order[]>();
  for (const order of rowsOf(db, 'orders', `WHERE ${column} IS NOT NULL`)) {
    const id = order[column] ?? '';
    lines.set(id, [...(lines.get(id) ?? []), order]);
  }
  return lines;
};
const lines = new Map([...linesOf('establishmentPayListId'), ...linesOf('courierPayListId')]);

const onTheWire = (order: Order) => ({
  itemsSum: fromCents(order.itemsSum),
  surcharge: fromCents(order.surcharge),
  discountSum: fromCents(order.discountSum),
  vamvuCommission: fromCents(order.vamvuCommission),
  cancellationFee: fromCents(order.cancellationFee),
  courierDeliveryCost: fromCents(order.courierDeliveryCost),
  tips: fromCents(order.tips),
  status: order.settledStatus ?? '',
});

/** From hundredths of a cent, rounding half away from zero. */
const toCents = (hundredths: bigint): bigint =>
  hundredths < 0n ? -((-hundredths + 50n) / 100n) : (hundredths + 50n) / 100n;

/** Independent payout formula in integers: hundredths of a cent. */
const exactPayout = (payeeType: string, order: Order, vat: bigint): bigint => {
  const [items, surcharge, discount, commission, fee, delivery, tips] = [
    order.itemsSum,
    order.surcharge,
    order.discountSum,
    order.vamvuCommission,
    order.cancellationFee,
    order.courierDeliveryCost,
    order.tips,
  ].map(BigInt) as [bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  if (payeeType === 'courier') return delivery * (100n + vat) + tips * 100n;
  if (order.settledStatus === 'canceled_by_customer') return 0n;
  if (order.settledStatus !== 'completed') return -fee * 100n;
  return (items + surcharge - discount) * 100n - commission * (100n + vat);
};

const sumOf = (id: string, payout: (order: Order) => bigint): bigint =>
  (lines.get(id) ?? []).reduce((total, order) => total + payout(order), 0n);

const linesRounded = ({ id, payeeType, vat }: PayList): bigint =>
  sumOf(id, (order) => toCents(exactPayout(payeeType, order, BigInt(vat))));

describe('the pay lists of the sample data', () => {
  it('are the sums of their rounded lines, except one with a manual correction', () => {
    const others = payLists.filter((list) => BigInt(list.sum) !== linesRounded(list));
    expect(others.map((list) => list.sum - Number(linesRounded(list)))).toEqual([1250]);
    expect(others[0]).toMatchObject({ payeeType: 'establishment', startDate: '2026-05-01' });
    expect(zones.get(others[0]?.cityId ?? '')).toBe('Europe/Madrid');
  });

  it('have lines with the rounding of the shared formulas', () => {
    for (const { id, payeeType, vat } of payLists) {
      const payout = payeeType === 'courier' ? courierPayoutCents : establishmentPayoutCents;
      for (const order of lines.get(id) ?? []) {
        expect(BigInt(payout(onTheWire(order), vat))).toBe(
          toCents(exactPayout(payeeType, order, BigInt(vat))),
        );
      }
    }
  });

  it.each(['establishment', 'courier'])('often differ from an exact sum: %s', (payeeType) => {
    const uneven = payLists.filter(
      (list) =>
        list.payeeType === payeeType &&
        linesRounded(list) !==
          toCents(sumOf(list.id, (order) => exactPayout(payeeType, order, BigInt(list.vat)))),
    );
    expect(uneven.length).toBeGreaterThan(20);
  });

  it('have only lines of their payee and period', () => {
    for (const { id, payeeType, payeeId, startDate, endDate, cityId } of payLists) {
      const own = lines.get(id) ?? [];
      expect(own.length).toBeGreaterThan(0);
      for (const order of own) {
        const date = dateIn(order.completedAt ?? '', zones.get(order.cityId) ?? '');
        expect(date >= startDate && date <= endDate).toBe(true);
        expect(order.cityId).toBe(cityId);
        expect(payeeType === 'courier' ? order.courierId : order.establishmentId).toBe(payeeId);
        expect(order.settledStatus).toBe(order.status);
      }
    }
    expect(lines.size).toBe(payLists.length);
  });

  it('settle every closed order of past half-months, once for each payee', () => {
    for (const { completedAt, cityId, ...order } of rowsOf(db, 'orders')) {
      const isOver = completedAt !== null && dateIn(completedAt, zones.get(cityId) ?? '') <= '2026-11-15';
      expect(order.establishmentPayListId !== null).toBe(isOver);
      expect(order.courierPayListId !== null).toBe(isOver && order.courierId !== null);
    }
  });

  it('cover six months with the VAT of their country; a few are negative', () => {
    expect(new Set(payLists.map(({ startDate }) => startDate)).size).toBe(13);
    const vats = new Set(payLists.map(({ vat, cityId }) => `${zones.get(cityId)} ${vat}`));
    expect(vats).toEqual(new Set(['Europe/Madrid 21', 'Europe/Kyiv 20']));
    const negative = payLists.filter(({ sum }) => sum < 0).length;
    expect(negative > 3 && negative < payLists.length / 10).toBe(true);
  });
});
