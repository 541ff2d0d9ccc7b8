import type { Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientOf, get, megabyte, textOf } from '../../../tests/support/httpClientSetUp.ts';
import { startTlsServer, type TestServer } from '../../../tests/support/httpServer.ts';
import { selfSignedCertificate } from '../../../tests/support/selfSignedCertificate.ts';
import { maxConnections } from './proxyResolver.ts';

const day = 86_400_000;
const trustedBefore = getCACertificates('default');
const sockets = new Set<Socket>();
let body: Buffer;
let held: (() => void)[] | null = null;
let server: TestServer;

beforeAll(async () => {
  const now = Date.now();
  const credentials = selfSignedCertificate({
    host: '127.0.0.1',
    from: new Date(now - day),
    to: new Date(now + day),
  });
  setDefaultCACertificates([credentials.cert]);
  server = await startTlsServer(credentials, (request, response) => {
    sockets.add(request.socket);
    const answer = (): void => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(body);
    };
    if (held) held.push(answer);
    else answer();
  });
});
afterAll(async () => {
  await server.close();
  setDefaultCACertificates(trustedBefore);
});

const packed = (text: Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

it('accept gzip and brotli, counted after decompression', async () => {
  const http = clientOf(server.origin);
  body = packed(Buffer.from('{"a":1}'));
  expect(textOf(await http.send(get))).toBe('{"a":1}');
  expect(server.seen.at(-1)?.headers['accept-encoding']).toMatch(/\bbr\b.*\bgzip\b|\bgzip\b.*\bbr\b/);
  body = packed(Buffer.alloc(30 * megabyte, ' '));
  expect(body.byteLength).toBeLessThan(megabyte);
  expect(await http.send(get)).toEqual({ type: 'failed', reason: 'tooLarge' });
});

it('stay open for the next call, and are limited in number', async () => {
  const http = clientOf(server.origin, { timeoutMs: 60_000 });
  body = packed(Buffer.from('{}'));
  sockets.clear();
  for (let count = 0; count < 5; count += 1) await http.send(get);
  expect(sockets.size).toBe(1);

  held = [];
  const calls = Array.from({ length: maxConnections + 10 }, () => http.send(get));
  await expect.poll(() => held?.length).toBe(maxConnections);
  const waiting = held;
  held = null;
  for (const answer of waiting) answer();
  const outcomes = await Promise.all(calls);
  expect(outcomes.every((outcome) => outcome.type === 'answer' && outcome.status === 200)).toBe(true);
  expect(sockets.size).toBeLessThanOrEqual(maxConnections);
});

it('are new after the computer has slept', async () => {
  const http = clientOf(server.origin, { timeoutMs: 60_000 });
  await http.send(get);
  const before = new Set(sockets);
  const minuteLater = Date.now() + 60_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => minuteLater);
  sockets.clear();
  await http.send(get);
  clock.mockRestore();
  expect([...sockets].filter((socket) => before.has(socket))).toEqual([]);
});
