import { expect, it } from 'vitest';
import type { PayListLine } from '#shared/api/payLists.ts';
import { toLineFilter } from './LineFilters.tsx';

const lines = ['a1b2c3d4e5f6a7b8', 'a1b2c3d4ffffffff', '99887766aaaaaaaa'].map(
  (orderId) => ({ id: `l${orderId}`, orderId }) as PayListLine,
);
const ordersId = (order: string) => toLineFilter({ statuses: [], order }, lines).ordersId;

it('finds an order by the shown eight characters and by the whole id', () => {
  const exact = { match: 'exact', value: '99887766aaaaaaaa' };
  expect(ordersId('99887766')).toEqual(exact);
  expect(ordersId(' #99887766AA ')).toEqual(exact);
  expect(ordersId('A1B2C3D4')).toEqual({ match: 'in', values: ['a1b2c3d4e5f6a7b8', 'a1b2c3d4ffffffff'] });
  expect(ordersId('a1b2c3d4e5f6a7b8')).toEqual({ match: 'exact', value: 'a1b2c3d4e5f6a7b8' });
});

it('sends nothing below eight characters, and leaves unknown ids to the server', () => {
  expect(ordersId('9988776')).toBeUndefined();
  expect(ordersId('0000000000000000')).toEqual({ match: 'exact', value: '0000000000000000' });
});
