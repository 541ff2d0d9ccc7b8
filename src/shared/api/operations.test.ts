import { describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { operationIds, operations, relatedEntities } from './operations.ts';

describe('operations', () => {
  it('stay what the API offers', () => {
    const lines = Object.entries(operations).map(([id, { method, path }]) => `${id}: ${method} ${path}`);
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('have a contract for every JSON call', () => {
    const json = Object.entries(operations)
      .filter(([, { verb }]) => !['auth', 'download', 'upload'].includes(verb))
      .map(([id]) => id);
    expect(json.filter((id) => !Object.hasOwn(contracts, id))).toEqual([]);
  });
});

it('names entities that the API has, none of itself', () => {
  const entities = new Set(operationIds.map((id) => id.split('.')[0]));
  for (const [entity, related] of Object.entries(relatedEntities)) {
    expect(entities).toContain(entity);
    for (const other of related) expect(entities).toContain(other);
    expect(related).not.toContain(entity);
  }
});

it('a courier who moves changes the zones, and what is said of an order the order', () => {
  expect(relatedEntities.couriers).toContain('geoZones');
  expect(relatedEntities.feedbacks).toContain('orders');
});
