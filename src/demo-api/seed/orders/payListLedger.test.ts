import { describe, expect, it } from 'vitest';
import { fromCents } from '#shared/domain/money.ts';
import { courierPayoutCents, establishmentPayoutCents } from '#shared/domain/payouts.ts';
import type { Row } from '../../db/rows.ts';
import { dateIn } from '../../time/zonedTime.ts';
import { rowsOf, seedForTests } from '../testing/seedForTests.ts';

const db = seedForTests();
const payLists = rowsOf(db, 'pay_lists');
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

/** The formulas once more, in hundredths of a cent and without any fraction; halves go away from zero. */
const toCents = (hundredths: bigint): bigint =>
  hundredths < 0n ? -((-hundredths + 50n) / 100n) : (hundredths + 50n) / 100n;

const exactPayout = (kind: string, order: Order, vat: bigint): bigint => {
  const [items, surcharge, discount, commission, fee, delivery, tips] = [
    order.itemsSum,
    order.surcharge,
    order.discountSum,
    order.vamvuCommission,
    order.cancellationFee,
    order.courierDeliveryCost,
    order.tips,
  ].map(BigInt) as [bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  if (kind === 'courier') return toCents(delivery * (100n + vat) + tips * 100n);
  if (order.settledStatus === 'canceled_by_customer') return 0n;
  if (order.settledStatus !== 'completed') return -fee;
  return toCents((items + surcharge - discount) * 100n - commission * (100n + vat));
};

describe('the pay lists of the sample', () => {
  it('are the sums of their lines by the shared formulas', () => {
    for (const { id, kind, vat, sum } of payLists) {
      const payout = kind === 'courier' ? courierPayoutCents : establishmentPayoutCents;
      const expected = (lines.get(id) ?? []).reduce(
        (total, order) => total + payout(onTheWire(order), vat),
        0,
      );
      expect(sum).toBe(expected);
    }
  });

  it('are the sums of their lines by a formulation without fractions', () => {
    for (const { id, kind, vat, sum } of payLists) {
      const exact = (lines.get(id) ?? []).reduce(
        (total, order) => total + exactPayout(kind, order, BigInt(vat)),
        0n,
      );
      expect(BigInt(sum)).toBe(exact);
    }
  });

  it('come to the same sum when only the end is rounded, whichever way a half would go', () => {
    for (const { id, kind, vat, sum } of payLists) {
      const hundredths = (lines.get(id) ?? []).reduce((total, order) => {
        const commission = order.settledStatus === 'completed' ? -order.vamvuCommission : 0;
        return total + (kind === 'courier' ? order.courierDeliveryCost : commission) * vat;
      }, 0);
      const rounded = (lines.get(id) ?? []).reduce(
        (total, order) => total + exactPayout(kind, order, 0n),
        0n,
      );
      expect(Math.abs(Number(rounded) * 100 + hundredths - sum * 100), id).toBeLessThan(50);
    }
  });

  it('have lines, all of their payee and of their period', () => {
    for (const { id, kind, payeeId, startDate, endDate, cityId } of payLists) {
      const own = lines.get(id) ?? [];
      expect(own.length).toBeGreaterThan(0);
      for (const order of own) {
        const date = dateIn(order.completedAt ?? '', zones.get(order.cityId) ?? '');
        expect(date >= startDate && date <= endDate).toBe(true);
        expect(order.cityId).toBe(cityId);
        expect(kind === 'courier' ? order.courierId : order.establishmentId).toBe(payeeId);
        expect(order.settledStatus).toBe(order.status);
      }
    }
    expect(lines.size).toBe(payLists.length);
  });

  it('settle every closed order of the half-months that are over, once for each payee', () => {
    for (const { completedAt, cityId, ...order } of rowsOf(db, 'orders')) {
      const isOver = completedAt !== null && dateIn(completedAt, zones.get(cityId) ?? '') <= '2026-11-15';
      expect(order.establishmentPayListId !== null).toBe(isOver);
      expect(order.courierPayListId !== null).toBe(isOver && order.courierId !== null);
    }
  });

  it('cover six months with the VAT of their country, and a few are negative', () => {
    expect(new Set(payLists.map(({ startDate }) => startDate)).size).toBe(13);
    const vats = new Set(payLists.map(({ vat, cityId }) => `${zones.get(cityId)} ${vat}`));
    expect(vats).toEqual(new Set(['Europe/Madrid 21', 'Europe/Kyiv 20']));
    const negative = payLists.filter(({ sum }) => sum < 0).length;
    expect(negative > 3 && negative < payLists.length / 10).toBe(true);
  });
});
