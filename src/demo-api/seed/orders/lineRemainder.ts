import type { Row } from '../../db/rows.ts';

export type PayeeKind = 'establishment' | 'courier';
type Taxed = Pick<Row<'orders'>, 'status' | 'vamvuCommission' | 'courierDeliveryCost'>;

/** What rounding a line to whole cents leaves over, in hundredths of a cent: from -49 to 50. */
export const lineRemainder = (kind: PayeeKind, order: Taxed, vat: number): number => {
  const commission = order.status === 'completed' ? -order.vamvuCommission : 0;
  const taxed = kind === 'courier' ? order.courierDeliveryCost : commission;
  const rest = (((taxed * vat) % 100) + 100) % 100;
  return rest > 50 ? rest - 100 : rest;
};
