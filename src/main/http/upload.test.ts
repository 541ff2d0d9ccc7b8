import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { clientOf, megabyte, serving, textOf } from '../../../tests/support/httpClientSetUp.ts';
import { encodeForm, uploadRequest } from './requestOf.ts';

const serve = serving();
const clientFor = async (handle: RequestListener, limits = {}) =>
  clientOf((await serve(handle)).origin, limits);

const formOf = (size: number): Promise<Blob> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' }), 'añ "b".png');
  return encodeForm(form);
};
const path = '/api/v1/utils/file';
/** Larger than the socket buffers of both ends together. */
const large = await formOf(24 * megabyte);

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe('an upload', () => {
  it('arrives whole, with its length, and reports its progress', async () => {
    let arrived: FormData | null = null;
    let length = '';
    const http = await clientFor(async (request, response) => {
      length = request.headers['content-length'] ?? '';
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      arrived = await new Response(new Uint8Array(await readAll(request)), { headers }).formData();
      response.write('{"image":');
      response.end('"/bucket/a"}');
    });
    const form = await formOf(300_000);
    const counted: number[] = [];
    const totals = new Set<number>();
    const request = uploadRequest(path, form, (sent, total) => {
      counted.push(sent);
      totals.add(total);
    });
    const outcome = await http.send(request);
    expect(outcome).toMatchObject({ type: 'answer', status: 200 });
    expect(textOf(outcome)).toBe('{"image":"/bucket/a"}');
    expect(Number(length)).toBe(form.size);
    const file = (arrived as FormData | null)?.get('file') as File;
    expect([file.name, file.type, file.size]).toEqual(['añ "b".png', 'image/png', 300_000]);
    expect(counted.length).toBeGreaterThan(5);
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    expect(counted.at(-1)).toBe(form.size);
    expect([...totals]).toEqual([form.size]);
  });

  it.concurrent('may last longer than a normal call while data moves', async () => {
    const http = await clientFor(
      async (request, response) => {
        await sleep(1500);
        await readAll(request);
        response.end('{}');
      },
      { timeoutMs: 1200, idleMs: 20_000 },
    );
    const request = uploadRequest(path, large, () => undefined);
    expect(await http.send(request)).toMatchObject({ type: 'answer', status: 200 });
  });

  it.concurrent('that stalls is aborted', async () => {
    const http = await clientFor(() => undefined, { timeoutMs: 20_000, idleMs: 300 });
    const request = uploadRequest(path, large, () => undefined);
    expect(await http.send(request)).toEqual({ type: 'failed', reason: 'timeout' });
  });

  it.concurrent('without an answer is aborted', async () => {
    const http = await clientFor((request) => void request.resume(), { timeoutMs: 300, idleMs: 60_000 });
    const request = uploadRequest(path, await formOf(1000), () => undefined);
    expect(await http.send(request)).toEqual({ type: 'failed', reason: 'timeout' });
  });

  it('is aborted when it is cancelled', async () => {
    const { promise: cut, resolve } = Promise.withResolvers<void>();
    const http = await clientFor((request) => request.on('close', resolve));
    const controller = new AbortController();
    const request = uploadRequest(path, large, () => controller.abort());
    const outcome = await http.send(request, { signal: controller.signal });
    expect(outcome).toEqual({ type: 'failed', reason: 'aborted' });
    await cut;
  });

  it('interrupted by the server is a network failure', async () => {
    const http = await clientFor((request) => void request.socket.destroy());
    const request = uploadRequest(path, large, () => undefined);
    expect(await http.send(request)).toEqual({ type: 'failed', reason: 'network' });
  });
});
