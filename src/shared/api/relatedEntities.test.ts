import { expect, it } from 'vitest';
import { operationIds } from './operations.ts';
import { relatedEntities } from './relatedEntities.ts';

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
