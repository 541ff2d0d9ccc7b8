import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClient } from '../../src/main/http/httpClient.ts';
import { downloadRequest, jsonRequest } from '../../src/main/http/requestOf.ts';
import { sendJson, startServer, type TestServer } from './httpServer.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const serve = async (handle: RequestListener): Promise<TestServer> => {
  const server = await startServer(handle);
  servers.push(server);
  return server;
};

const clientOf = (origin: string, limits: { timeoutMs?: number; idleMs?: number } = {}): HttpClient =>
  createHttpClient({
    target: () => ({ origin, headers: { 'x-demo-secret': 'launch-secret' } }),
    language: () => 'uk-UA',
    ...limits,
  });

const get = jsonRequest('GET', '/api/v1/es/cities');
const post = jsonRequest('POST', '/api/v1/es/cities', { name: 'a' });
const megabyte = 1024 * 1024;

const textOf = (outcome: Awaited<ReturnType<HttpClient['send']>>): string =>
  outcome.kind === 'answer' ? Buffer.from(outcome.bytes).toString() : outcome.reason;

describe('headers', () => {
  it('are made here: token, language, secret, content type', async () => {
    const server = await serve((_request, response) => sendJson(response, 200, {}));
    await clientOf(server.origin).send(post, { bearer: 'token' });
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'uk-UA',
      'content-type': 'application/json',
      'x-demo-secret': 'launch-secret',
      accept: 'application/json',
    });
  });
});

describe('time', () => {
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
  ])('is up for a server that %s, without a second try', async (_name, handle) => {
    const server = await serve(handle);
    const start = performance.now();
    expect(await clientOf(server.origin, { timeoutMs: 400 }).send(get)).toEqual({
      kind: 'failed',
      reason: 'timeout',
    });
    expect(performance.now() - start).toBeGreaterThanOrEqual(390);
    expect(server.seen).toHaveLength(1);
  });

  it('is 6 seconds when nothing else is said', async () => {
    const server = await serve(() => undefined);
    const start = performance.now();
    expect(await clientOf(server.origin).send(get)).toMatchObject({ reason: 'timeout' });
    expect(performance.now() - start).toBeGreaterThan(5750);
  });

  it('includes waiting for a server of our own to start', async () => {
    const http = createHttpClient({
      target: () => null,
      ready: () => new Promise(() => undefined),
      language: () => 'en-US',
      timeoutMs: 200,
    });
    expect(await http.send(get)).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('of an aborted request ends at once', async () => {
    const server = await serve(() => undefined);
    const controller = new AbortController();
    const sent = clientOf(server.origin).send(get, { signal: controller.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    controller.abort();
    expect(await sent).toEqual({ kind: 'failed', reason: 'aborted' });
    const again = clientOf(server.origin).send(get, { signal: controller.signal });
    expect(await again).toEqual({ kind: 'failed', reason: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('retries', () => {
  it.each([502, 503])('a GET answered %d, twice, and then says so', async (status) => {
    const server = await serve((_request, response) => sendJson(response, status, {}));
    expect(await clientOf(server.origin).send(get)).toMatchObject({ status });
    expect(server.seen).toHaveLength(3);
  });

  it('a GET whose connection was dropped, until it is answered', async () => {
    let count = 0;
    const server = await serve((request, response) => {
      count += 1;
      if (count < 3) request.socket.destroy();
      else sendJson(response, 200, { count });
    });
    expect(textOf(await clientOf(server.origin).send(get))).toBe('{"count":3}');
  });

  it.each([500, 504, 404])('nothing that was answered %d', async (status) => {
    const server = await serve((_request, response) => sendJson(response, status, {}));
    await clientOf(server.origin).send(get);
    expect(server.seen).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('no %s', async (method) => {
    const server = await serve((request) => request.socket.destroy());
    const request = jsonRequest(method, '/api/v1/es/cities', {});
    expect(await clientOf(server.origin).send(request)).toEqual({ kind: 'failed', reason: 'network' });
    expect(server.seen).toHaveLength(1);
  });

  it('not when the time would not suffice', async () => {
    const server = await serve((_request, response) => sendJson(response, 503, {}));
    expect(await clientOf(server.origin, { timeoutMs: 150 }).send(get)).toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(1);
  });

  it('stop when the caller gives up', async () => {
    const server = await serve((_request, response) => sendJson(response, 503, {}));
    const controller = new AbortController();
    const sent = clientOf(server.origin).send(get, { signal: controller.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    await sleep(50);
    controller.abort();
    expect(await sent).toEqual({ kind: 'failed', reason: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('redirects', () => {
  it('are followed inside, for GET, with the token', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/api/v1/es/cities') response.writeHead(302, { location: '/api/v1/moved' }).end();
      else sendJson(response, 200, { moved: true });
    });
    expect(textOf(await clientOf(server.origin).send(get, { bearer: 'token' }))).toBe('{"moved":true}');
    expect(server.seen[1]?.headers.authorization).toBe('Bearer token');
  });

  it.each([301, 302, 303, 307, 308])('%d to another server: nothing arrives there', async (status) => {
    const other = await serve((_request, response) => sendJson(response, 200, {}));
    const server = await serve((_request, response) => {
      response.writeHead(status, { location: `${other.origin}/api/v1/es/cities` }).end();
    });
    const http = clientOf(server.origin);
    for (const request of [get, post]) {
      expect(await http.send(request, { bearer: 'token' })).toEqual({ kind: 'failed', reason: 'redirect' });
    }
    expect(other.seen).toEqual([]);
  });

  it('are not followed for writes, out of the prefix, or without end', async () => {
    const server = await serve((request, response) => {
      const location = request.url === '/api/v1/out' ? '/login' : '/api/v1/es/cities';
      response.writeHead(307, { location }).end();
    });
    const http = clientOf(server.origin);
    const refused = { kind: 'failed', reason: 'redirect' };
    expect(await http.send(post)).toEqual(refused);
    expect(server.seen).toHaveLength(1);
    expect(await http.send(jsonRequest('GET', '/api/v1/out'))).toEqual(refused);
    expect(server.seen).toHaveLength(2);
    expect(await http.send(get)).toEqual(refused);
    expect(server.seen).toHaveLength(6);
  });
});

describe('size', () => {
  const residentMegabytes = (): number => process.memoryUsage.rss() / megabyte;

  it('of a gzip bomb is counted as it unfolds', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      const zeros = Buffer.alloc(megabyte, ' ');
      let left = 1000;
      const pour = (): void => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!gzip.write(zeros)) {
            gzip.once('drain', pour);
            return;
          }
        }
        gzip.end();
      };
      pour();
    });
    const before = residentMegabytes();
    expect(await clientOf(server.origin).send(get)).toEqual({ kind: 'failed', reason: 'tooLarge' });
    expect(residentMegabytes() - before).toBeLessThan(100);
    expect(server.seen).toHaveLength(1);
  });

  it('of a small bomb is counted too', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * megabyte, ' '));
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    });
    expect(bomb.byteLength).toBeLessThan(megabyte);
    expect(await clientOf(server.origin).send(get)).toEqual({ kind: 'failed', reason: 'tooLarge' });
  });

  it('is refused before reading when it is announced', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 50 * megabyte });
      response.write(' ');
    });
    expect(await clientOf(server.origin).send(get)).toEqual({ kind: 'failed', reason: 'tooLarge' });
  });

  it('of 19 MB is read', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(19 * megabyte, ' '));
    });
    expect(await clientOf(server.origin).send(get)).toMatchObject({ kind: 'answer', status: 200 });
  });
});

describe('a broken answer', () => {
  it.each<[string, RequestListener]>([
    [
      'cut before its announced end',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
        response.write('{"a":', () => response.destroy());
      },
    ],
    [
      'cut in the middle of a chunked body',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"a":', () => response.destroy());
      },
    ],
    [
      'that says gzip and is not',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}');
      },
    ],
  ])('%s is a network failure', async (_name, handle) => {
    const server = await serve(handle);
    expect(await clientOf(server.origin).send(get)).toEqual({ kind: 'failed', reason: 'network' });
  });

  it('of nobody listening is a network failure', async () => {
    const server = await startServer(() => undefined);
    await server.close();
    expect(await clientOf(server.origin).send(get)).toEqual({ kind: 'failed', reason: 'network' });
  });
});

describe('an address', () => {
  it.each(['http://api.backoffice.example', 'https://u:p@127.0.0.1', 'ftp://127.0.0.1', ''])(
    'of %j gets no request',
    async (origin) => {
      expect(await clientOf(origin).send(get, { bearer: 'token' })).toEqual({
        kind: 'failed',
        reason: 'insecure',
      });
    },
  );
});

describe('a stream', () => {
  const file = downloadRequest('/api/v1/es/cities/c1/pay-list-courier/export');
  const open = async (handle: RequestListener, signal?: AbortSignal) => {
    const server = await serve(handle);
    const outcome = await clientOf(server.origin, { timeoutMs: 400, idleMs: 250 }).open(file, { signal });
    if (outcome.kind !== 'stream') throw new Error(`No stream but ${JSON.stringify(outcome)}`);
    return outcome.body;
  };
  const csv: Record<string, string> = { 'content-type': 'text/csv' };

  it('may last longer than the limit for headers, as long as it moves', async () => {
    const body = await open((_request, response) => {
      response.writeHead(200, csv);
      let lines = 0;
      const timer = setInterval(() => {
        lines += 1;
        response.write(`${lines}\n`);
        if (lines === 8) {
          clearInterval(timer);
          response.end();
        }
      }, 100);
    });
    expect(await new Response(body).text()).toBe('1\n2\n3\n4\n5\n6\n7\n8\n');
  });

  it('does not count the pauses of its reader', async () => {
    const body = await open((_request, response) => response.writeHead(200, csv).end('a,b\n'));
    await sleep(400);
    expect(await new Response(body).text()).toBe('a,b\n');
  });

  it('fails with TimeoutError when it stalls', async () => {
    const body = await open((_request, response) => response.writeHead(200, csv).write('a,b\n'));
    await expect(new Response(body).text()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('fails with NetworkError when it is cut', async () => {
    const body = await open((_request, response) => {
      response.writeHead(200, csv).write('a,b\n', () => setTimeout(() => response.destroy(), 50));
    });
    await expect(new Response(body).text()).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('fails with AbortError when the caller gives up', async () => {
    const controller = new AbortController();
    const body = await open((_request, response) => {
      response.writeHead(200, csv).write('a,b\n', () => setTimeout(() => controller.abort(), 50));
    }, controller.signal);
    await expect(new Response(body).text()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('closes the connection when it is cancelled', async () => {
    let isClosed = false;
    const body = await open((_request, response) => {
      response.writeHead(200, csv).write('a,b\n');
      response.on('close', () => {
        isClosed = true;
      });
    });
    await body.cancel();
    await expect.poll(() => isClosed).toBe(true);
  });

  it('of more bytes than fit into memory limits passes through', async () => {
    const body = await open((_request, response) => {
      response.writeHead(200, csv);
      let left = 60;
      const pour = (): void => {
        while (left > 0) {
          left -= 1;
          if (!response.write(Buffer.alloc(megabyte, 'x'))) {
            response.once('drain', pour);
            return;
          }
        }
        response.end();
      };
      pour();
    });
    let size = 0;
    for await (const chunk of body) size += chunk.byteLength;
    expect(size).toBe(60 * megabyte);
  });
});
