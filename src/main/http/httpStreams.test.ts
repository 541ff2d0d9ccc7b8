import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { bytesOf, clientOf, megabyte, serving } from '../../../tests/support/httpClientSetUp.ts';
import { downloadRequest } from './requestOf.ts';

const serve = serving();

interface OpenOptions {
  signal?: AbortSignal;
  idleMs?: number;
  timeoutMs?: number;
}

describe('a stream', () => {
  const file = downloadRequest('/api/v1/es/cities/c1/pay-list-courier/export');
  /** Default limits are out of reach of a busy computer; tests of limits set their own. */
  const open = async (
    handle: RequestListener,
    { signal, idleMs = 60_000, timeoutMs = 60_000 }: OpenOptions = {},
  ) => {
    const server = await serve(handle);
    const outcome = await clientOf(server.origin, { timeoutMs, idleMs }).open(file, { signal });
    if (outcome.type !== 'stream') throw new Error(`No stream but ${JSON.stringify(outcome)}`);
    return outcome.body;
  };
  const csv: Record<string, string> = { 'content-type': 'text/csv' };
  const block = Buffer.alloc(megabyte, 'x');
  /** Sends 60 MB, as fast as they are read. */
  const pour =
    (onBlock: () => void = () => undefined): RequestListener =>
    (_request, response) => {
      response.writeHead(200, csv);
      let left = 60;
      const more = (): void => {
        while (left > 0) {
          left -= 1;
          onBlock();
          if (!response.write(block)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    };

  it.concurrent('may last longer than the limit for headers while data arrives', async () => {
    let sent = '';
    const server = (_request: unknown, response: ServerResponse): void => {
      response.writeHead(200, csv);
      const begin = performance.now();
      const timer = setInterval(() => {
        sent += `${sent.length}\n`;
        response.write(sent.slice(sent.lastIndexOf('\n', sent.length - 2) + 1));
        if (performance.now() - begin < 3300) return;
        clearInterval(timer);
        response.end();
      }, 25);
    };
    expect(String(await bytesOf(await open(server, { timeoutMs: 3000 })))).toBe(sent);
  });

  it.concurrent('does not count the pauses of its reader', async () => {
    const body = await open((_request, response) => response.writeHead(200, csv).end('a,b\n'), {
      idleMs: 1500,
    });
    await sleep(1700);
    expect(String(await bytesOf(body))).toBe('a,b\n');
  });

  it.concurrent('is unpacked if compressed, and refused with an unknown encoding', async () => {
    const text = 'a,b\n'.repeat(50_000);
    const packed = (encoding: string): RequestListener => {
      const bytes = encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
      return (_request, response) =>
        response.writeHead(200, { ...csv, 'content-encoding': encoding }).end(bytes);
    };
    expect(String(await bytesOf(await open(packed('gzip'))))).toBe(text);
    await expect(open(packed('zstd'))).rejects.toThrow('network');
  });

  it.concurrent('fails with TimeoutError when it stalls', async () => {
    const stall: RequestListener = (_request, response) => response.writeHead(200, csv).write('a,b\n');
    const body = await open(stall, { idleMs: 250 });
    await expect(bytesOf(body)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it.concurrent('fails with NetworkError when it is cut', async () => {
    const { promise: answering, resolve: answer } = Promise.withResolvers<ServerResponse>();
    const body = await open((_request, response) => {
      response.writeHead(200, csv).write('a,b\n', () => answer(response));
    });
    (await answering).destroy();
    await expect(bytesOf(body)).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it.concurrent('fails with AbortError when the caller aborts', async () => {
    const controller = new AbortController();
    const body = await open((_request, response) => {
      response.writeHead(200, csv).write('a,b\n');
    }, controller);
    controller.abort();
    await expect(bytesOf(body)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.concurrent('pauses the server while its reader pauses', async ({ expect }) => {
    let sent = 0;
    const body = await open(
      pour(() => {
        sent += megabyte;
      }),
    );
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    let size = 0;
    const reading = body.read((chunk) => {
      size += chunk.byteLength;
      return isReleased;
    });
    await expect.poll(() => size).toBeGreaterThan(0);
    await sleep(300);
    expect(sent).toBeLessThan(30 * megabyte);
    release();
    await reading;
    expect(size).toBe(60 * megabyte);
  });

  it.concurrent('passes on more bytes than the memory limit', async () => {
    const body = await open(pour());
    expect((await bytesOf(body)).byteLength).toBe(60 * megabyte);
  });

  it('may stall for 30 seconds by default', async () => {
    const server = await serve((_request, response) => response.writeHead(200, csv).write('a,b\n'));
    const limits = vi.spyOn(globalThis, 'setTimeout');
    const caller = new AbortController();
    const outcome = await clientOf(server.origin).open(file, { signal: caller.signal });
    if (outcome.type !== 'stream') throw new Error('There is no stream');
    const reading = bytesOf(outcome.body);
    await expect.poll(() => limits.mock.calls.map(([, limit]) => limit)).toContain(30_000);
    limits.mockRestore();
    caller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('closes the connection when it is cancelled', async () => {
    let isClosed = false;
    const body = await open((_request, response) => {
      response.writeHead(200, csv).write('a,b\n');
      response.on('close', () => {
        isClosed = true;
      });
    });
    body.cancel();
    await expect.poll(() => isClosed).toBe(true);
  });
});
