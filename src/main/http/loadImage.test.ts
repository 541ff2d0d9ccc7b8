import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../../tests/support/httpClientSetUp.ts';
import { server, startLoggedIn } from '../../../tests/support/sessionSetUp.ts';
import type { HttpOutcome, HttpStream } from './httpOutcome.ts';
import { loadImage } from './loadImage.ts';
import type { FileBody } from './openFile.ts';

let app: Awaited<ReturnType<typeof startLoggedIn>>;
beforeEach(async () => {
  app = await startLoggedIn(false);
  server.seen.length = 0;
});

/** Resolves when the connection can take more, or has ended. */
const nextDrain = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });

describe('an image', () => {
  const png = { 'content-type': 'image/png' };

  it('is requested from the bucket without a token, and returned with its type only', async () => {
    let authorization: string | undefined = 'none yet';
    server.onImage = (request, response) => {
      authorization = request.headers.authorization;
      response.writeHead(200, { ...png, 'set-cookie': 'a=b' }).end(Buffer.from([1, 2]));
    };
    const response = await app.api.image('couriers/face-1.png');
    expect(server.seen[0]?.url).toBe('/bucket/couriers/face-1.png');
    expect(authorization).toBeUndefined();
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    expect(await response.bytes()).toEqual(new Uint8Array([1, 2]));
  });

  it.each([
    '',
    '/',
    '..',
    'a/../b',
    'a/..',
    '.hidden',
    'a//b',
    'a\\b',
    'a%2fb',
    'a?b',
    'a#b',
    'a b',
    'a\r\nb',
    'ä.png',
    '//evil.example/a.png',
    'https://evil.example/a.png',
    'a'.repeat(257),
  ])('with the key %j is not requested', async (key) => {
    expect((await app.api.image(key)).status).toBe(404);
    expect(server.seen).toEqual([]);
  });

  it.each([
    ['an SVG', 200, { 'content-type': 'image/svg+xml' }, 415],
    ['a page', 200, { 'content-type': 'text/html' }, 415],
    ['no type', 200, {}, 415],
    ['a missing one', 404, png, 404],
    ['an error', 500, png, 502],
    ['one of 11 MB', 200, { ...png, 'content-length': String(11 * 1024 * 1024) }, 502],
  ])('%s is refused', async (_name, status, headers, expected) => {
    server.onImage = (_request, response) => void response.writeHead(status, headers).end('x');
    const response = await app.api.image('a.png');
    expect(response.status).toBe(expected);
    expect(await response.text()).toBe('');
  });

  it('is aborted when its page is gone', async () => {
    const gone = Promise.withResolvers<unknown>();
    server.onImage = (_request, response) => {
      response.writeHead(200, png).write(Buffer.alloc(100_000));
      response.once('close', gone.resolve);
    };
    // Generous limit, so that only the cancelled reader can end the exchange.
    const http = clientOf(server.origin, { timeoutMs: 60_000 });
    const reader = (await loadImage(http, 'a.png')).body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
    await reader?.cancel();
    await gone.promise;
  });

  it('without an end is aborted at 10 MB', async () => {
    server.onImage = async (_request, response) => {
      response.writeHead(200, png);
      while (!response.destroyed) if (!response.write(Buffer.alloc(1024 * 1024))) await nextDrain(response);
    };
    const { body } = await app.api.image('a.png');
    let size = 0;
    const reading = async (): Promise<void> => {
      for await (const chunk of body ?? []) size += chunk.byteLength;
    };
    await expect(reading()).rejects.toThrow('too large');
    expect(size).toBeLessThanOrEqual(10 * 1024 * 1024);
  });
});

describe('answer of the bucket', () => {
  const most = 10 * 1_048_576;
  let cancelled = 0;
  /** Image body of these chunks. Collects the promises that its reader returns. */
  const bodyOf = (chunks: readonly Uint8Array[], waits: (Promise<void> | undefined)[] = []): FileBody => ({
    read: async (take) => {
      for (const chunk of chunks) {
        const wait = take(chunk);
        waits.push(wait);
        await wait;
      }
    },
    cancel: () => {
      cancelled += 1;
    },
  });
  const load = (outcome: Partial<HttpStream> | HttpOutcome): Promise<Response> => {
    cancelled = 0;
    const headers = new Headers({ 'content-type': 'image/png', ...outcomeHeaders(outcome) });
    const whole = { type: 'stream', status: 200, body: bodyOf([]), ...outcome, headers };
    return loadImage({ open: async () => whole as never, send: async () => whole as never }, 'a.png');
  };
  const outcomeHeaders = (outcome: Partial<HttpStream> | HttpOutcome): Record<string, string> =>
    'headers' in outcome && outcome.headers ? Object.fromEntries(outcome.headers) : {};

  it.each([
    ['timeout', 504],
    ['network', 502],
    ['redirect', 502],
  ] as const)('fails with the reason %s', async (reason, status) => {
    const response = await load({ type: 'failed', reason });
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([status, 'nosniff']);
  });

  it('may announce the maximum size, and is aborted when it announces more', async () => {
    const announced = (bytes: number) => load({ headers: new Headers({ 'content-length': String(bytes) }) });
    expect([(await announced(most)).status, cancelled]).toEqual([200, 0]);
    expect([(await announced(most + 1)).status, cancelled]).toEqual([502, 1]);
  });

  it('without a stream is no image', async () => {
    expect((await load({ type: 'answer', bytes: new Uint8Array(1) } as HttpOutcome)).status).toBe(502);
    expect(cancelled).toBe(0);
  });

  it('may have the maximum size, but no byte more', async () => {
    const half = new Uint8Array(most / 2);
    expect((await (await load({ body: bodyOf([half, half]) })).bytes()).length).toBe(most);
    expect(cancelled).toBe(0);
    const larger = await load({ body: bodyOf([half, half, new Uint8Array(1)]) });
    await expect(larger.bytes()).rejects.toThrow('too large');
    expect(cancelled).toBe(1);
  });

  it('waits until the page has consumed the previous chunk', async () => {
    const waits: (Promise<void> | undefined)[] = [];
    const response = await load({ body: bodyOf([new Uint8Array(1), new Uint8Array(2)], waits) });
    await Promise.resolve();
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeInstanceOf(Promise);
    expect((await response.bytes()).length).toBe(3);
    expect(waits).toHaveLength(2);
  });

  it('is not passed to a page that is gone', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const chunk = new Uint8Array(1);
    const body: FileBody = { ...bodyOf([]), read: (take) => promise.then(() => void take(chunk)) };
    const response = await load({ body });
    await response.body?.cancel();
    expect(cancelled).toBe(1);
    resolve();
    // Enqueueing into a closed stream would throw.
    await promise;
    await Promise.resolve();
    expect(cancelled).toBe(1);
  });
});
