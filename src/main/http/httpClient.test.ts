import { getEventListeners } from 'node:events';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, get, post, serving, textOf } from '../../../tests/support/httpClientSetUp.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { createHttpClient } from './httpClient.ts';
import { jsonRequest } from './requestOf.ts';

const serve = serving();

it('fails as a network error when no server is configured', async () => {
  const http = createHttpClient({ target: () => null, language: () => 'en-US' });
  expect(await http.send(post)).toEqual({ type: 'failed', reason: 'network' });
});

it('blames a proxy only if it was used and the call was not aborted', async ({ expect }) => {
  const silent = await serve(() => undefined);
  const blamed: unknown[] = [];
  const clientWith = (origin: string, dispatcher: Agent | undefined) =>
    createHttpClient({
      target: () => ({ origin, headers: {} }),
      language: () => 'en-US',
      proxies: {
        prepare: async () => undefined,
        dispatcherFor: async () => dispatcher,
        failed: (proxy) => blamed.push(proxy),
      },
    });
  const agent = new Agent();
  const controller = new AbortController();
  const given = clientWith(silent.origin, agent).send(post, { signal: controller.signal });
  await expect.poll(() => silent.seen.length, { interval: 10 }).toBe(1);
  controller.abort();
  expect(await given).toEqual({ type: 'failed', reason: 'aborted' });
  const nowhere = 'http://127.0.0.1:1';
  expect(await clientWith(nowhere, undefined).send(post)).toMatchObject({ reason: 'network' });
  expect(blamed).toEqual([]);
  expect(await clientWith(nowhere, agent).send(post)).toMatchObject({ reason: 'network' });
  expect(blamed).toEqual([agent]);
});

describe('headers', () => {
  it('come from main: token, language, secret, content type', async () => {
    const server = await serve((_request, response) => sendJson(response, 200, {}));
    await clientOf(server.origin).send(post, { bearer: 'token' });
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'uk-UA',
      'content-type': 'application/json',
      'x-demo-secret': 'launch-secret',
      accept: 'application/json',
      'user-agent': 'MarketplaceBackOffice',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it('carry one id for all tries of a call, and another one for the next call', async () => {
    const server = await serve((_request, response) => sendJson(response, 503, {}));
    const http = clientOf(server.origin);
    await http.send(get);
    await http.send(post);
    const ids = server.seen.map(({ headers }) => headers['x-request-id']);
    expect(ids).toHaveLength(4);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });
});

it('a finished call leaves no listener on the signal of its session', async () => {
  const any = vi.spyOn(AbortSignal, 'any');
  const session = new AbortController();
  const http = createHttpClient({ target: () => null, language: () => 'en-US' });
  for (let count = 0; count < 3; count += 1) await http.send(post, { signal: session.signal });
  const signals = any.mock.results.map(({ value }) => value as AbortSignal);
  any.mockRestore();
  expect(signals.length).toBeGreaterThanOrEqual(3);
  expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
});

it('a call without its own limit has 6 seconds', async () => {
  const server = await serve(() => undefined);
  const limits = vi.spyOn(globalThis, 'setTimeout');
  const caller = new AbortController();
  const sent = clientOf(server.origin).send(get, { signal: caller.signal });
  await expect.poll(() => limits.mock.calls.map(([, limit]) => limit)).toContain(6000);
  limits.mockRestore();
  caller.abort();
  expect(await sent).toMatchObject({ reason: 'aborted' });
});

describe.concurrent('time limit', () => {
  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'sends headers and then nothing',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      },
    ],
    [
      'drips',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('ends a call without a retry if the server %s', async (_name, handle) => {
    const server = await serve(handle);
    const start = performance.now();
    expect(await clientOf(server.origin, { timeoutMs: 400 }).send(get)).toEqual({
      type: 'failed',
      reason: 'timeout',
    });
    expect(performance.now() - start).toBeGreaterThanOrEqual(390);
    expect(server.seen).toHaveLength(1);
  });

  it('starts when the embedded server is ready, which has its own limit', async () => {
    const server = await serve((_request, response) => response.end('{}'));
    const start = (ready: () => Promise<void>, limits: { timeoutMs?: number; idleMs?: number }) =>
      createHttpClient({
        target: () => ({ origin: server.origin, headers: {} }),
        ready,
        language: () => 'en-US',
        ...limits,
      }).send(get);
    expect(await start(() => sleep(1500), { timeoutMs: 1000 })).toMatchObject({ status: 200 });
    const never = start(() => new Promise(() => undefined), { idleMs: 200 });
    expect(await never).toEqual({ type: 'failed', reason: 'timeout' });
  });

  it('does not delay an aborted request', async ({ expect }) => {
    const server = await serve(() => undefined);
    const controller = new AbortController();
    const sent = clientOf(server.origin).send(get, { signal: controller.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    controller.abort();
    expect(await sent).toEqual({ type: 'failed', reason: 'aborted' });
    const again = clientOf(server.origin).send(get, { signal: controller.signal });
    expect(await again).toEqual({ type: 'failed', reason: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });
});

describe.concurrent('retries', () => {
  it.each([502, 503])('repeat a GET answered %d twice, then report the failure', async (status) => {
    const server = await serve((_request, response) => sendJson(response, status, {}));
    expect(await clientOf(server.origin).send(get)).toMatchObject({ status });
    expect(server.seen).toHaveLength(3);
  });

  it('repeat a GET after a dropped connection until it is answered', async () => {
    let count = 0;
    const server = await serve((request, response) => {
      count += 1;
      if (count < 3) request.socket.destroy();
      else sendJson(response, 200, { count });
    });
    expect(textOf(await clientOf(server.origin).send(get))).toBe('{"count":3}');
  });

  it.each([500, 504, 404])('exclude status %d', async (status) => {
    const server = await serve((_request, response) => sendJson(response, status, {}));
    await clientOf(server.origin).send(get);
    expect(server.seen).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('exclude %s', async (method) => {
    const server = await serve((request) => request.socket.destroy());
    const request = jsonRequest(method, '/api/v1/es/cities', {});
    expect(await clientOf(server.origin).send(request)).toEqual({ type: 'failed', reason: 'network' });
    expect(server.seen).toHaveLength(1);
  });

  it('stop when the remaining time is too short', async () => {
    const server = await serve((_request, response) => sendJson(response, 503, {}));
    // After the second try, less time is left than the delay before the third.
    expect(await clientOf(server.origin, { timeoutMs: 780 }).send(get)).toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(2);
  });

  it('stop when the caller aborts', async ({ expect }) => {
    const server = await serve((_request, response) => sendJson(response, 503, {}));
    const controller = new AbortController();
    const sent = clientOf(server.origin).send(get, { signal: controller.signal });
    // The delay before the third try is long enough for this abort even on a busy machine.
    await expect.poll(() => server.seen.length, { interval: 10 }).toBe(2);
    await sleep(50);
    controller.abort();
    expect(await sent).toEqual({ type: 'failed', reason: 'aborted' });
    expect(server.seen).toHaveLength(2);
  });
});

describe('redirects', () => {
  it('within the prefix are followed for GET, with the token', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/api/v1/es/cities') response.writeHead(302, { location: '/api/v1/moved' }).end();
      else sendJson(response, 200, { moved: true });
    });
    expect(textOf(await clientOf(server.origin).send(get, { bearer: 'token' }))).toBe('{"moved":true}');
    expect(server.seen[1]?.headers.authorization).toBe('Bearer token');
  });

  it.each([301, 302, 303, 307, 308])('by %d to another server: no request arrives there', async (status) => {
    const other = await serve((_request, response) => sendJson(response, 200, {}));
    const server = await serve((_request, response) => {
      response.writeHead(status, { location: `${other.origin}/api/v1/es/cities` }).end();
    });
    const http = clientOf(server.origin);
    for (const request of [get, post]) {
      expect(await http.send(request, { bearer: 'token' })).toEqual({ type: 'failed', reason: 'redirect' });
    }
    expect(other.seen).toEqual([]);
  });

  it('are not followed for writes, out of the prefix or in a loop', async () => {
    const server = await serve((request, response) => {
      const location = request.url === '/api/v1/out' ? '/login' : '/api/v1/es/cities';
      response.writeHead(307, { location }).end();
    });
    const http = clientOf(server.origin);
    const refused = { type: 'failed', reason: 'redirect' };
    expect(await http.send(post)).toEqual(refused);
    expect(server.seen).toHaveLength(1);
    expect(await http.send(jsonRequest('GET', '/api/v1/out'))).toEqual(refused);
    expect(server.seen).toHaveLength(2);
    expect(await http.send(get)).toEqual(refused);
    expect(server.seen).toHaveLength(6);
  });
});

describe('an invalid path', () => {
  it.each(['http://api.backoffice.example', 'https://u:p@127.0.0.1', 'ftp://127.0.0.1', ''])(
    '%j is never requested',
    async (origin) => {
      expect(await clientOf(origin).send(get, { bearer: 'token' })).toEqual({
        type: 'failed',
        reason: 'insecure',
      });
    },
  );
});
