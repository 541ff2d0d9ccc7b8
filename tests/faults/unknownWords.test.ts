import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callEntity, type RecordName, type Row } from '../../src/renderer/data/entityCalls.ts';
import { updateRecord } from '../../src/renderer/data/saveRecord.ts';
import { contracts } from '../../src/shared/api/contracts.ts';
import { operations } from '../../src/shared/api/operations.ts';
import { type AuthServer, startAuthServer } from '../support/authServer.ts';
import { sendJson } from '../support/httpServer.ts';
import { createMemoryKeychain, startSession } from '../support/sessionFixture.ts';

let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer();
  const app = startSession(() => server.origin, createMemoryKeychain().keychain, { user: null });
  await app.session.login({ email: 'ada@backoffice.example', password: 'right', remember: false });
  const request = (_route: string, call: Parameters<typeof app.api.call>[0]) => app.api.call(call);
  vi.stubGlobal('window', { backoffice: { request } });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** Every editable entity, with the fields to change. */
const changes: [RecordName, Record<string, unknown>][] = [
  ['admins', { lastName: 'Nueva' }],
  ['homeCategories', { name: 'Sushi' }],
  ['topFilters', { name: 'Vegano' }],
  ['companies', { isActive: true }],
  ['customerRequests', { isResponded: true }],
  ['cities', { localName: 'Alto' }],
  ['establishments', { commission: 12.5 }],
  ['couriers', { status: 'active' }],
  ['orders', { deliveryTime: 15 }],
  ['feedbacks', { isPublic: true }],
  ['customers', { firstName: 'Eva' }],
  ['promotions', { isActive: false }],
];

/** Values that no field expects. The most likely one in practice is an unknown enum value. */
const oddValues = ['carrier_pigeons', null, undefined, { code: 7 }, ['a', 1], 7, '', true];

it.each(changes)(
  '%s: unknown values of unchanged fields neither block a save nor change by it',
  async (entity, change) => {
    const { body, response } = {
      body: contracts[`${entity}.update` as 'admins.update'].body,
      response: contracts[`${entity}.read` as 'admins.read'].response,
    };
    const isReplaced = operations[`${entity}.update` as 'admins.update'].method === 'PUT';
    for (const [turn] of oddValues.entries()) {
      const names = Object.keys(response.shape).filter((name) => name !== 'id' && !(name in change));
      const odd = names.map((name, index) => [name, oddValues[(index + turn) % oddValues.length]] as const);
      // JSON drops `undefined`.
      const came = JSON.parse(JSON.stringify({ id: 'r1', ...Object.fromEntries(odd) })) as Row;
      const sent: unknown[] = [];
      server.onRequest = async (request, answer) => {
        if (request.method !== 'GET') sent.push(JSON.parse((await buffer(request)).toString()));
        sendJson(answer, 200, came);
      };
      const scope = { country: 'es', city: 'c1' };
      const rules = { entity, bodyFields: Object.keys(body.shape) };
      const read = await callEntity<Row>(entity, 'read', scope, { id: 'r1' });
      if (!read.ok) throw new Error(read.error.code);
      const outcome = await updateRecord(rules, { scope, before: read.data, values: change });
      expect(outcome).toMatchObject({ type: 'saved' });
      const replaced = Object.fromEntries(Object.entries(came).filter(([name]) => name in body.shape));
      expect(sent).toEqual([isReplaced ? { ...replaced, ...change } : change]);
    }
  },
);
