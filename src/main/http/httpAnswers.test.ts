import type { RequestListener } from 'node:http';
import { createGzip, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { clientOf, get, megabyte, post, serving } from '../../../tests/support/httpClientSetUp.ts';
import { startServer } from '../../../tests/support/httpServer.ts';

const serve = serving();

describe('size limit', () => {
  const residentMegabytes = (): number => process.memoryUsage.rss() / megabyte;

  it('counts a gzip bomb while it unpacks', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const gzip = createGzip({ level: 1 });
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
    expect(await clientOf(server.origin).send(get)).toEqual({ type: 'failed', reason: 'tooLarge' });
    expect(residentMegabytes() - before).toBeLessThan(100);
    expect(server.seen).toHaveLength(1);
  });

  it('counts a small gzip bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * megabyte, ' '), { level: 1 });
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    });
    expect(bomb.byteLength).toBeLessThan(megabyte);
    expect(await clientOf(server.origin).send(get)).toEqual({ type: 'failed', reason: 'tooLarge' });
  });

  it('refuses an announced size before reading', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 50 * megabyte });
      response.write(' ');
    });
    expect(await clientOf(server.origin).send(get)).toEqual({ type: 'failed', reason: 'tooLarge' });
  });

  it('allows 19 MB', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(19 * megabyte, ' '));
    });
    expect(await clientOf(server.origin).send(get)).toMatchObject({ type: 'answer', status: 200 });
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
    // A POST, because a GET would be retried after a delay.
    expect(await clientOf(server.origin).send(post)).toEqual({ type: 'failed', reason: 'network' });
  });

  it('from an unknown host is a network failure', async () => {
    // Longer than a DNS label may be, so that no resolver is asked on any network.
    const origin = `https://${'a'.repeat(64)}.example`;
    expect(await clientOf(origin).send(post)).toEqual({ type: 'failed', reason: 'network' });
  });

  it('from a closed port is a network failure', async () => {
    const server = await startServer(() => undefined);
    await server.close();
    expect(await clientOf(server.origin).send(post)).toEqual({ type: 'failed', reason: 'network' });
  });
});
