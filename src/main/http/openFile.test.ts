import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../../tests/support/selfSignedCertificate.ts';
import { openFile } from './openFile.ts';

const megabyte = 1024 * 1024;
const content = randomBytes(6 * megabyte);
const usual = getCACertificates('default');
const day = 24 * 60 * 60 * 1000;

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  setDefaultCACertificates(usual);
});

const listen = async (answer: (response: ServerResponse) => void, isSecure: boolean): Promise<URL> => {
  const [from, to] = [new Date(Date.now() - day), new Date(Date.now() + day)];
  const credentials = selfSignedCertificate({ host: '127.0.0.1', from, to });
  if (isSecure) setDefaultCACertificates([credentials.cert]);
  const handle = (_request: unknown, response: ServerResponse): void => answer(response);
  server = isSecure ? createSecureServer(credentials, handle) : createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new URL(`${isSecure ? 'https' : 'http'}://127.0.0.1:${port}/file`);
};

/** Hash of the received bytes. Reads each chunk only during its callback, because its memory is reused. */
const receive = async (url: URL, pause: (count: number) => Promise<void> | undefined): Promise<string> => {
  const { signal } = new AbortController();
  const { body } = await openFile(url, { headers: new Headers(), signal, dispatcher: undefined });
  const hash = createHash('sha256');
  let count = 0;
  await body.read((chunk) => {
    hash.update(chunk);
    count += 1;
    return pause(count);
  });
  return hash.digest('hex');
};

const whole = createHash('sha256').update(content).digest('hex');

it.each([
  ['http', 'at once', false],
  ['http', 'in chunks of many sizes', false],
  ['https', 'at once', true],
  ['https', 'in chunks of many sizes', true],
])(
  '%s, sent %s: a reused read buffer yields the whole file, with and without pauses',
  async (_scheme, how, isSecure) => {
    const url = await listen((response) => {
      if (how === 'at once') return void response.end(content);
      for (let start = 0, size = 1; start < content.length; start += size, size = (size * 7 + 13) % 200_003)
        response.write(content.subarray(start, start + size));
      response.end();
    }, isSecure);
    expect(await receive(url, () => undefined)).toBe(whole);
    expect(await receive(url, (count) => (count % 3 === 0 ? sleep(10) : undefined))).toBe(whole);
  },
);

it('reads headers that arrive byte by byte', async () => {
  const url = await listen((response) => {
    const { socket } = response;
    const head = `HTTP/1.1 200 OK\r\nContent-Length: 4\r\nX-Long: ${'y'.repeat(5000)}\r\nX-Last: end\r\n\r\n`;
    void (async () => {
      for (let start = 0; start < head.length; start += 1500) {
        socket?.write(head.slice(start, start + 1500));
        await sleep(5);
      }
      socket?.end('done');
    })();
  }, false);
  const { signal } = new AbortController();
  const { headers, body } = await openFile(url, { headers: new Headers(), signal, dispatcher: undefined });
  expect([headers.get('content-length'), headers.get('x-long')?.length, headers.get('x-last')]).toEqual([
    '4',
    5000,
    'end',
  ]);
  let text = '';
  await body.read((chunk) => {
    text += Buffer.from(chunk).toString();
    return undefined;
  });
  expect(text).toBe('done');
});
