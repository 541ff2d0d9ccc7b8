import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson, startTlsServer } from '../../../tests/support/httpServer.ts';
import { selfSignedCertificate } from '../../../tests/support/selfSignedCertificate.ts';
import { trustSystemCertificates } from '../platform/systemNetwork.ts';
import { createHttpClient } from './httpClient.ts';
import { jsonRequest } from './requestOf.ts';

const day = 86_400_000;
const now = Date.now();
const valid = { host: '127.0.0.1', from: new Date(now - day), to: new Date(now + 30 * day) };
const log = { info: () => undefined, error: vi.fn() };
const trustedBefore = getCACertificates('default');

// Start without trusted authorities: of two with the same name, only one would be checked.
beforeEach(() => setDefaultCACertificates([]));
afterEach(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});
afterAll(() => setDefaultCACertificates(trustedBefore));

const ask = async (validity: typeof valid, isTrusted: boolean) => {
  const credentials = selfSignedCertificate(validity);
  if (isTrusted) setDefaultCACertificates([credentials.cert]);
  const server = await startTlsServer(credentials, (_request, response) => sendJson(response, 200, {}));
  const http = createHttpClient({
    target: () => ({ origin: server.origin, headers: {} }),
    language: () => 'en-US',
  });
  const outcome = await http.send(jsonRequest('POST', '/api/v1/auth/admins/login', {}), { bearer: 'token' });
  await server.close();
  return { outcome, arrived: server.seen.length };
};

describe('a server with a certificate', () => {
  it('from an authority of the system store is accepted once the store has been read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
    const credentials = selfSignedCertificate(valid);
    const file = join(folder, 'company.pem');
    writeFileSync(file, credentials.cert);
    const server = await startTlsServer(credentials, (_request, response) => sendJson(response, 200, {}));
    const http = createHttpClient({
      target: () => ({ origin: server.origin, headers: {} }),
      language: () => 'en-US',
    });
    const call = () => http.send(jsonRequest('POST', '/api/v1/auth/admins/login', {}));
    process.env.SSL_CERT_FILE = file;
    try {
      await trustSystemCertificates(resolve('src/main/platform/systemCertificates.ts'), log);
      expect(await call()).toMatchObject({ status: 200 });
      expect(log.error).not.toHaveBeenCalled();
    } finally {
      delete process.env.SSL_CERT_FILE;
      rmSync(folder, { recursive: true });
      await server.close();
    }
  });

  it('is accepted as before if the system store cannot be read', async () => {
    await trustSystemCertificates(resolve('no such thread.js'), log);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('trusted by this machine is accepted', async () => {
    expect(await ask(valid, true)).toMatchObject({ outcome: { status: 200 }, arrived: 1 });
  });

  it.each([
    ['of its own making', valid, false],
    ['that expired', { ...valid, to: new Date(now - 1000) }, true],
    ['that is not valid yet', { ...valid, from: new Date(now + day) }, true],
    ['of another host', { ...valid, host: '127.0.0.2' }, true],
  ])('%s is refused', async (_name, validity, isTrusted) => {
    expect(await ask(validity, isTrusted)).toEqual({
      outcome: { type: 'failed', reason: 'certificate' },
      arrived: 0,
    });
  });

  it('that is self-signed is refused even if the environment disables verification', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    expect(await ask(valid, false)).toMatchObject({ arrived: 0 });
  });
});
