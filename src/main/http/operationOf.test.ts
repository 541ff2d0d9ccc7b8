import { expect, it } from 'vitest';
import { operationIds, operations } from '#shared/api/operations.ts';
import { operationOf } from './operationOf.ts';

it('finds every operation again by method and path', () => {
  const found = operationIds.map((id) => {
    const { method, path } = operations[id];
    return operationOf(method, `/api/v1${path.replaceAll(/\{\w+\}/g, 'a1')}?filter[name]=x`);
  });
  expect(found).toEqual(operationIds);
});

it('names images and unknown paths without repeating them', () => {
  expect(operationOf('GET', '/bucket/couriers/ana.png')).toBe('image');
  expect(operationOf('GET', '/api/v1/ana@backoffice.example')).toBe('other');
});
