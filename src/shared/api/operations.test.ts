import { describe, expect, it } from 'vitest';
import { adminRoles } from './auth.ts';
import { establishmentKinds } from './catalogue.ts';
import { contracts } from './contracts.ts';
import { courierStatuses, vehicles } from './couriers.ts';
import { dashboardMetrics } from './dashboard.ts';
import { promotionStatuses } from './establishments.ts';
import {
  canListAllCities,
  isList,
  isWrite,
  type Operation,
  operationIds,
  operations,
  relatedEntities,
} from './operations.ts';

describe('operations', () => {
  it('match the snapshot of the API', () => {
    const lines = Object.entries(operations).map(([id, operation]) => {
      const { method, path, verb, entity } = operation as Operation;
      return `${id}: ${method} ${path} · ${verb}${isWrite(operation) ? ` changes ${entity}` : ''}`;
    });
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('list records page by page or all at once', () => {
    const listing = ['geoZones.list', 'orders.list', 'orders.read'] as const;
    expect(listing.map((id) => isList(operations[id]))).toEqual([true, true, false]);
  });

  it('have a contract for each JSON call', () => {
    const json = Object.entries(operations)
      .filter(([, { verb }]) => !['auth', 'download', 'upload'].includes(verb))
      .map(([id]) => id);
    expect(json.filter((id) => !Object.hasOwn(contracts, id))).toEqual([]);
  });
});

it('related entities are other entities of the API', () => {
  const entities = new Set(operationIds.map((id) => id.split('.')[0]));
  for (const [entity, related] of Object.entries(relatedEntities)) {
    expect(entities).toContain(entity);
    for (const other of related) expect(entities).toContain(other);
    expect(related).not.toContain(entity);
  }
});

it('a write to couriers refetches zones, and a write to feedbacks refetches orders', () => {
  expect(relatedEntities.couriers).toContain('geoZones');
  expect(relatedEntities.feedbacks).toContain('orders');
});

it('values of enumerations match the snapshot of the API', () => {
  expect({ adminRoles, establishmentKinds, courierStatuses, vehicles, promotionStatuses }).toMatchSnapshot();
  expect(dashboardMetrics).toMatchSnapshot();
});

it('only lists of a city can be read for all cities', () => {
  expect(['orders', 'couriers', 'customers'].filter(canListAllCities)).toEqual([
    'orders',
    'couriers',
    'customers',
  ]);
  expect(['companies', 'cities', 'settings', 'toString', ''].filter(canListAllCities)).toEqual([]);
});
