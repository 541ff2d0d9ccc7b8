import { expect, it } from 'vitest';
import { contracts } from '#shared/api/contracts.ts';
import { type OperationId, operationIds, operations } from '#shared/api/operations.ts';
import { firstCity, type Send, startTestApi } from '../testing/testApi.ts';

const schemas: Partial<Record<OperationId, (typeof contracts)[keyof typeof contracts]>> = contracts;

/** List that provides the ids for a path. */
const listOf = (path: string): string =>
  path.includes('/geo_zones/')
    ? path.replace(/\/\{id\}.*/, '')
    : path.replace(/\/\{id\}.*/, '?page[size]=5000');

const fill = (path: string, country: string, city: string): string =>
  path.replace('/{country}/cities/{city}', city).replace('{country}', country).replace('{metric}', 'revenue');

const idsFor = async (send: Send, path: string): Promise<string[]> => {
  const rows = (await send('GET', listOf(path))).body<{ id: string }[]>();
  expect(rows.length, path).toBeGreaterThan(0);
  return [rows[0], rows.at(-1)].map((row) => row?.id ?? '');
};

it.each(['es', 'ua'])('answers every read of %s according to its contract', async (country) => {
  const { send } = await startTestApi({ orders: 600 });
  const city = await firstCity(send, country);
  for (const id of operationIds) {
    const schema = schemas[id];
    const { method, path } = operations[id];
    if (method !== 'GET' || !schema) continue;
    const filled = fill(path, country, city);
    const paths = filled.includes('{id}')
      ? (await idsFor(send, filled)).map((recordId) => filled.replace('{id}', recordId))
      : [filled, `${filled}?page[size]=5000`];
    for (const wanted of paths) {
      const answer = await send('GET', wanted);
      expect(answer.status, wanted).toBe(200);
      expect(schema.response.safeParse(answer.body()).error?.issues, wanted).toBeUndefined();
    }
  }
});
