import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { clientOf } from '../../../tests/support/httpClientSetUp.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { server, startLoggedIn } from '../../../tests/support/sessionSetUp.ts';
import { createApiClient } from './apiClient.ts';
import { createSharedReads } from './sharedReads.ts';

let app: Awaited<ReturnType<typeof startLoggedIn>>;
beforeEach(async () => {
  app = await startLoggedIn(false);
  server.seen.length = 0;
});

const place = { country: 'es', city: 'c1' };

describe('a call', () => {
  it('sends the list query and returns rows with their total', async () => {
    server.onRequest = (_request, response) =>
      sendJson(response, 200, [{ id: 'z1', name: 'North' }], { 'content-total': '9' });
    const call = { operation: 'couriers.geoZones', params: place } as const;
    expect(await app.api.call(call)).toEqual({ ok: true, data: [{ id: 'z1', name: 'North' }] });
    server.onRequest = (_request, response) => sendJson(response, 200, [], { 'content-total': '9' });
    const list = { operation: 'orders.list', params: place, query: { page: 3 } } as const;
    expect(await app.api.call(list)).toEqual({ ok: true, data: [], total: 9 });
    expect(server.seen[1]).toMatchObject({
      method: 'GET',
      url: '/api/v1/es/cities/c1/orders?page%5Bnumber%5D=3&page%5Bsize%5D=22',
      headers: { authorization: 'Bearer access-1' },
    });
  });

  it.each([
    ['that nobody waits for is sent once', true, 1],
    ['that a window waits for is tried again', false, 3],
  ])('retries and then reports status %s as a server failure', async (_what, isLive, requests) => {
    server.onRequest = (_request, response) => sendJson(response, 503, {});
    const call = { operation: 'orders.list', params: place, isLive } as const;
    expect(await app.api.call(call)).toMatchObject({ ok: false, error: { status: 503 } });
    expect(server.seen).toHaveLength(requests);
  });

  it("is not retried before the server's Retry-After has passed", async () => {
    server.onRequest = (_request, response) => sendJson(response, 503, {}, { 'retry-after': '30' });
    const call = { operation: 'orders.list', params: place } as const;
    expect(await app.api.call(call)).toMatchObject({ ok: false, error: { status: 503 } });
    expect(server.seen).toHaveLength(1);
  });

  it('lets the server confirm an earlier answer, except for the base of a save', async () => {
    const asked: (string | undefined)[] = [];
    server.onRequest = ({ headers }, response) => {
      asked.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end();
      else sendJson(response, 200, { id: 'c1', name: 'Madrid' }, { etag: '"1"' });
    };
    const call = { operation: 'cities.read', params: { country: 'es', id: 'c1' } } as const;
    const first = await app.api.call(call);
    expect(first).toMatchObject({ ok: true, data: { name: 'Madrid' } });
    expect(await app.api.call({ ...call, isLive: true })).toEqual(first);
    expect(await app.api.call({ ...call, fresh: true })).toEqual(first);
    expect(asked).toEqual([undefined, '"1"', undefined]);
  });

  it('sends a validated body as JSON', async () => {
    let body = '';
    server.onRequest = async (request, response) => {
      body = (await buffer(request)).toString();
      sendJson(response, 200, { id: 'c1' });
    };
    const params = { country: 'es', id: 'c1' };
    const result = await app.api.call({ operation: 'cities.update', params, body: { name: 'Madrid' } });
    expect(result).toEqual({ ok: true, data: { id: 'c1' } });
    expect(body).toBe('{"name":"Madrid"}');
    expect(server.seen[0]?.method).toBe('PATCH');
  });

  it.each([
    ['900 entries in each other', `${'{"children":['.repeat(900)}{}${']}'.repeat(900)}`],
    ['20 MB of brackets', '['.repeat(20_000_000)],
  ])('reports status %s to every window that shares it', async (_what, text) => {
    server.onRequest = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(text.startsWith('[') ? text : `{"info":[${text}]}`);
    };
    const shared = createSharedReads((call, signal) => app.api.call(call, signal));
    const call = { operation: 'helpContent.readCustomer', params: { country: 'es' } } as const;
    const answers = [1, 2].map((id) => shared.read(call, id, new AbortController().signal));
    const unexpected = { code: 'UNEXPECTED_RESPONSE', status: 200, message: 'helpContent.readCustomer' };
    for (const answer of await Promise.all(answers)) expect(answer).toEqual({ ok: false, error: unexpected });
  });

  it('answers and logs an exception by operation name', async () => {
    const logged: string[] = [];
    const api = createApiClient({
      http: clientOf(server.origin),
      session: { authorized: () => Promise.reject(new RangeError('odd')) },
      log: { error: (text) => void logged.push(text) },
    });
    const internal = { ok: false, error: { code: 'INTERNAL' } };
    expect(await api.call({ operation: 'orders.max', params: place })).toMatchObject(internal);
    const image = { name: 'a.png', type: 'image/png', bytes: new Uint8Array() };
    expect(await api.upload(image)).toMatchObject(internal);
    const file = { operation: 'courierPayLists.export', params: place } as const;
    expect(await api.download(file)).toMatchObject(internal);
    const names = ['orders.max', 'utils.upload', 'courierPayLists.export'];
    expect(logged).toEqual(names.map((name) => `Calling ${name} failed`));
  });

  it('reads a list with invalid rows, and logs their fields by name, once', async () => {
    server.onRequest = (_request, response) =>
      sendJson(response, 200, [
        { id: 'p1', name: { secret: 'value' } },
        { id: 'p2', name: 'Two' },
        { id: 3 },
      ]);
    const call = { operation: 'promotions.list', params: place } as const;
    const first = await app.api.call(call);
    expect(first).toMatchObject({
      ok: true,
      data: [
        { id: 'p1', name: '' },
        { id: 'p2', name: 'Two' },
      ],
      total: 3,
    });
    expect(await app.api.call(call)).toEqual(first);
    expect(app.logged).toEqual(['Unreadable in promotions.list: name, id']);
  });

  it('logs an unreadable answer by operation name, once, without its content', async () => {
    let body = '{"secret":';
    server.onRequest = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    };
    const unreadable = { ok: false, error: { code: 'UNEXPECTED_RESPONSE' } };
    const call = { operation: 'orders.max', params: place } as const;
    for (let round = 0; round < 2; round += 1) expect(await app.api.call(call)).toMatchObject(unreadable);
    body = '{"secret":"value"}';
    expect(await app.api.call(call)).toMatchObject(unreadable);
    expect(app.logged[0]).toBe('Unreadable in orders.max: all of it');
    expect(app.logged.join(' ')).not.toContain('secret');
  });

  it('replaces a record with all fields of its body, also those not on the form', async () => {
    const bodies: unknown[] = [];
    server.onRequest = async (request, response) => {
      bodies.push(JSON.parse((await buffer(request)).toString()));
      sendJson(response, 200, { id: 'q1' });
    };
    const body = { message: 'Called back', isResponded: true };
    const rest = { email: 'a@x.es', reason: { code: 7 }, images: ['one.png'] };
    const record = {
      id: 'q1',
      createdAt: '0',
      updatedAt: '1',
      customerName: 'Ana',
      phoneNumber: null,
      message: null,
      isResponded: 'no',
      ...rest,
    };
    const call = { operation: 'customerRequests.update', params: { country: 'es', id: 'q1' } } as const;
    expect(await app.api.call({ ...call, body, replaced: record })).toMatchObject({ ok: true });
    expect(bodies).toEqual([{ ...rest, ...body }]);
  });

  it.each([
    [
      'an unknown field',
      { operation: 'cities.create', params: { country: 'es' }, body: { name: 'a', evil: 1 } },
      ['evil'],
    ],
    ['a wrong type', { operation: 'cities.create', params: { country: 'es' }, body: { name: 1 } }, ['name']],
    [
      'a wrong type beside the record that is replaced',
      {
        operation: 'companies.update',
        params: { country: 'es', id: 'c1' },
        body: { name: 1 },
        replaced: { name: 'a' },
      },
      ['name'],
    ],
    [
      'a record to replace where nothing is replaced',
      {
        operation: 'cities.update',
        params: { country: 'es', id: 'c1' },
        body: { name: 'a' },
        replaced: { name: 1 },
      },
      ['replaced'],
    ],
    ['a missing body', { operation: 'orders.removeBatch', params: place }, ['body']],
    ['a body where none belongs', { operation: 'orders.list', params: place, body: {} }, ['body']],
    ['a wrong parameter', { operation: 'orders.list', params: { country: '..', city: 'c1' } }, ['country']],
  ] as const)('with %s is rejected before sending, and the error names it', async (_name, call, fields) => {
    const result = await app.api.call(call);
    expect(result).toMatchObject({ ok: false, error: { code: 'INVALID_REQUEST', status: 0 } });
    expect(Object.keys((!result.ok && result.error.fields) || {})).toEqual(fields);
    expect(server.seen).toEqual([]);
  });

  it.each([
    'auth.login',
    'auth.refresh',
    'auth.resetPassword',
    'utils.upload',
    'courierPayLists.export',
  ] as const)('rejects %s, which has its own route', async (operation) => {
    const result = await app.api.call({ operation, params: {} });
    expect(result).toMatchObject({ ok: false, error: { code: 'INVALID_REQUEST' } });
    expect(server.seen).toEqual([]);
  });

  it('sends only its own headers, whatever a page passes', async () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.constantFrom('a\r\nx-evil: 1', 'authorization', '"; x=1', '\u2028x-evil: 1'),
    );
    await app.api.call({ operation: 'cities.list', params: { country: 'es' } });
    const usual = Object.keys(server.seen[0]?.headers ?? {});
    await fc.assert(
      fc.asyncProperty(text, fc.dictionary(text, text, { maxKeys: 3 }), async (name, search) => {
        const params = { country: 'es', id: 'c1' };
        await app.api.call({ operation: 'cities.list', params: { country: 'es' }, search });
        await app.api.call({ operation: 'cities.update', params, body: { name } });
        await app.api.upload({ name, type: 'image/png', bytes: new Uint8Array(3) });
      }),
      { numRuns: 40 },
    );
    const allowed = [...usual, 'content-type', 'content-length', 'transfer-encoding'];
    expect(server.seen.length).toBeGreaterThan(80);
    for (const { headers } of server.seen) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(headers)));
      expect(headers.authorization).toBe('Bearer access-1');
    }
  });

  it('can be aborted', async () => {
    server.onRequest = () => undefined;
    const controller = new AbortController();
    const result = app.api.call({ operation: 'orders.max', params: place }, controller.signal);
    await expect.poll(() => server.seen.length).toBe(1);
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  });
});
