import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ProxyAgent } from 'undici';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type ConnectProxy, startConnectProxy } from '../../../tests/support/connectProxy.ts';
import { bytesOf, get, megabyte, post, textOf } from '../../../tests/support/httpClientSetUp.ts';
import { sendJson, startServer, startTlsServer, type TestServer } from '../../../tests/support/httpServer.ts';
import { selfSignedCertificate } from '../../../tests/support/selfSignedCertificate.ts';
import { createHttpClient } from './httpClient.ts';
import { createProxyResolver } from './proxyResolver.ts';
import { downloadRequest, uploadRequest } from './requestOf.ts';

const day = 86_400_000;
const name = 'api.backoffice.test';
const validity = { host: name, from: new Date(Date.now() - day), to: new Date(Date.now() + day) };

const open: { close(): Promise<void> }[] = [];
const closing = <T extends { close(): Promise<void> }>(started: T): T => {
  open.push(started);
  return started;
};
afterAll(() => Promise.all(open.map((one) => one.close())));

const startProxy = async (kind?: 'password' | 'silent'): Promise<ConnectProxy> =>
  closing(await startConnectProxy(kind));

const answerAll: RequestListener = (_request, response) => sendJson(response, 200, { ok: true });

const trustedBefore = getCACertificates('default');
afterAll(() => setDefaultCACertificates(trustedBefore));
const ofCompany = selfSignedCertificate(validity);
setDefaultCACertificates([ofCompany.cert]);

/** Company server: only the proxy can resolve its name, and this machine trusts its certificate. */
const serve = async (handle = answerAll, credentials = ofCompany): Promise<TestServer> =>
  closing(await startTlsServer(credentials, handle));

const named = ({ origin }: TestServer): string => `https://${name}:${new URL(origin).port}`;

const clientBehind = (
  answer: string | (() => string),
  origin: string,
  timeoutMs = 6000,
  preparation = Promise.resolve(),
) => {
  const asked: string[] = [];
  let prepared = 0;
  const http = createHttpClient({
    target: () => ({ origin, headers: { 'x-demo-secret': 'launch-secret' } }),
    language: () => 'en-US',
    timeoutMs,
    proxies: createProxyResolver({
      resolveProxy: async (url) => {
        asked.push(url);
        return typeof answer === 'string' ? answer : answer();
      },
      prepare: async () => {
        prepared += 1;
        await preparation;
      },
    }),
  });
  return { http, asked, prepared: () => prepared };
};

describe.concurrent('through a company proxy', () => {
  it('a call arrives, and the proxy learns only the name of the server', async () => {
    const proxy = await startProxy();
    const server = await serve();
    const { http, asked, prepared } = clientBehind(`PROXY ${proxy.address}`, named(server));
    for (let count = 0; count < 2; count += 1) {
      expect(textOf(await http.send(post, { bearer: 'token' }))).toBe('{"ok":true}');
    }
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      host: new URL(named(server)).host,
    });
    expect(proxy.readable).toEqual([]);
    expect(proxy.seen[0]?.target).toBe(new URL(named(server)).host);
    expect(JSON.stringify(proxy.seen)).not.toMatch(/token|secret|cities/);
    // A proxy script does not see the path either.
    expect(new Set(asked)).toEqual(new Set([named(server)]));
    expect(prepared()).toBe(2);
  });

  it("the time to read the system's certificates does not count as time of the call", async () => {
    const proxy = await startProxy();
    const server = await serve();
    const slow = sleep(4200);
    const { http } = clientBehind(`PROXY ${proxy.address}`, named(server), 4000, slow);
    expect(textOf(await http.send(post))).toBe('{"ok":true}');
    // An abort ends the wait for the certificates.
    const { http: waiting } = clientBehind(
      `PROXY ${proxy.address}`,
      named(server),
      300,
      new Promise(() => undefined),
    );
    expect(await waiting.send(post, { signal: AbortSignal.timeout(20) })).toEqual({
      type: 'failed',
      reason: 'aborted',
    });
  });

  it('a redirect to another server is not followed', async () => {
    const proxy = await startProxy();
    const server = await serve((_request, response) => {
      response.writeHead(302, { location: 'https://other.backoffice.test/api/v1/es/cities' }).end();
    });
    const { http } = clientBehind(`PROXY ${proxy.address}`, named(server));
    expect(await http.send(get)).toEqual({ type: 'failed', reason: 'redirect' });
    expect(proxy.seen).toHaveLength(1);
  });

  it('an upload reports its progress, and a large file is streamed', async () => {
    const proxy = await startProxy();
    const server = await serve((request, response) => {
      if (request.method === 'POST') request.resume().on('end', () => sendJson(response, 200, {}));
      else response.writeHead(200, { 'content-type': 'text/csv' }).end(Buffer.alloc(30 * megabyte, 'x'));
    });
    const { http } = clientBehind(`PROXY ${proxy.address}`, named(server));
    const sent: number[] = [];
    const body = new Blob([Buffer.alloc(megabyte), Buffer.alloc(megabyte)], { type: 'image/png' });
    const upload = uploadRequest('/api/v1/utils/upload', body, (bytes) => sent.push(bytes));
    expect(await http.send(upload)).toMatchObject({ status: 200 });
    expect(sent.at(-1)).toBe(2 * megabyte);
    expect(server.seen[0]?.headers['content-length']).toBe(String(2 * megabyte));

    const outcome = await http.open(downloadRequest('/api/v1/es/cities/c1/pay-list-courier/export'));
    if (outcome.type !== 'stream') throw new Error(outcome.type);
    expect((await bytesOf(outcome.body)).byteLength).toBe(30 * megabyte);
  });
});

describe.concurrent('a proxy', () => {
  it('with authentication is reported by name, and asked once', async () => {
    const strict = await startProxy('password');
    const server = await serve();
    const { http } = clientBehind(`PROXY ${strict.address}`, named(server));
    expect(await http.send(get, { bearer: 'token' })).toEqual({ type: 'failed', reason: 'proxyPassword' });
    expect(strict.seen).toHaveLength(1);
  });

  it('with an unsupported protocol is reported by name, and never bypassed', async () => {
    const server = await serve();
    const { http } = clientBehind('SOCKS5 127.0.0.1:9', named(server));
    expect(await http.send(get)).toEqual({ type: 'failed', reason: 'proxyProtocol' });
    expect(server.seen).toEqual([]);
  });

  it('without an answer costs no more than the time limit', async () => {
    const silent = await startProxy('silent');
    const { http } = clientBehind(`PROXY ${silent.address}`, `https://${name}:9443`, 300);
    expect(await http.send(get)).toEqual({ type: 'failed', reason: 'timeout' });
  });

  it('that is down is skipped for a while, and the next in the list is used', async () => {
    const proxy = await startProxy();
    const server = await serve();
    const { http } = clientBehind(`PROXY 127.0.0.1:9; PROXY ${proxy.address}`, named(server));
    expect(await http.send(get)).toMatchObject({ status: 200 });
    expect(await http.send(post)).toMatchObject({ status: 200 });
  });

  it('that appears while the app runs is used from then on', async () => {
    const proxy = await startProxy();
    let answer = 'PROXY 127.0.0.1:9';
    const server = await serve();
    const { http } = clientBehind(() => answer, named(server));
    expect(await http.send(post)).toEqual({ type: 'failed', reason: 'network' });
    answer = `PROXY ${proxy.address}`;
    expect(await http.send(post)).toMatchObject({ status: 200 });
  });

  it('is never resolved for this machine', async () => {
    const proxy = await startProxy();
    const server = closing(await startServer(answerAll));
    const { http, asked, prepared } = clientBehind(`PROXY ${proxy.address}`, server.origin);
    expect(await http.send(get)).toMatchObject({ status: 200 });
    expect([asked, prepared(), proxy.seen]).toEqual([[], 0, []]);
  });
});

describe("the system's proxy list", () => {
  const away = new URL('https://api.example.com/a');
  const resolverOf = (answer: string) =>
    createProxyResolver({ resolveProxy: async () => answer, prepare: async () => undefined });

  it.each(['', 'DIRECT', ' DIRECT ; PROXY a:1', 'SOCKS a:1; DIRECT'])(
    '%j means a direct connection',
    async (answer) => {
      expect(await resolverOf(answer).dispatcherFor(away)).toBeUndefined();
    },
  );

  it.each(['PROXY a:1', 'HTTP a:1', 'HTTPS a:1', 'SOCKS a:1; PROXY b:2', ';; PROXY a:1;'])(
    '%j names a proxy, for remote hosts only',
    async (answer) => {
      const resolver = resolverOf(answer);
      expect(await resolver.dispatcherFor(away)).toBeInstanceOf(ProxyAgent);
      expect(await resolver.dispatcherFor(new URL('http://127.0.0.1:8080'))).toBeUndefined();
    },
  );

  it.each(['SOCKS a:1', 'PROXY', 'PROXY :1', 'toString a:1'])('%j is unusable', async (answer) => {
    await expect(resolverOf(answer).dispatcherFor(away)).rejects.toThrow('proxyProtocol');
  });

  it('with several proxies skips a failed one while another is available', async () => {
    const resolver = resolverOf('PROXY a:1; PROXY b:2');
    const first = await resolver.dispatcherFor(away);
    expect(await resolver.dispatcherFor(away)).toBe(first);
    if (first) resolver.failed(first);
    const second = await resolver.dispatcherFor(away);
    expect(second).toBeInstanceOf(ProxyAgent);
    expect(second).not.toBe(first);
    if (second) resolver.failed(second);
    expect(await resolver.dispatcherFor(away)).toBe(first);
  });

  it('with several proxies returns to the first one after its pause', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const resolver = resolverOf('PROXY a:1; PROXY b:2');
    const first = await resolver.dispatcherFor(away);
    if (first) resolver.failed(first);
    clock.mockReturnValue(61_000);
    expect(await resolver.dispatcherFor(away)).toBe(first);
    clock.mockReturnValue(60_999);
    expect(await resolver.dispatcherFor(away)).not.toBe(first);
    clock.mockRestore();
  });
});

/* Last tests of the file, because they change the trusted certificates of this process. */
it.each([
  ['of its own making', validity, false],
  ['that expired', { ...validity, to: new Date(Date.now() - 1000) }, true],
  ['of another name', { ...validity, host: 'other.backoffice.test' }, true],
])(
  'a server behind a proxy, with a certificate %s, receives nothing',
  async (_what, certified, isTrusted) => {
    const credentials = selfSignedCertificate(certified);
    if (isTrusted) setDefaultCACertificates([credentials.cert]);
    const proxy = await startProxy();
    const server = await serve(answerAll, credentials);
    const { http } = clientBehind(`PROXY ${proxy.address}`, named(server));
    expect(await http.send(post, { bearer: 'token' })).toEqual({ type: 'failed', reason: 'certificate' });
    expect(server.seen).toEqual([]);
    expect(proxy.seen).not.toEqual([]);
  },
);
