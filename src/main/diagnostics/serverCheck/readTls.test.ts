import { expect, it } from 'vitest';
import { startServer, startTlsServer } from '../../../../tests/support/httpServer.ts';
import { selfSignedCertificate } from '../../../../tests/support/selfSignedCertificate.ts';
import { connectionFindings, readTls } from './readTls.ts';

const valid = {
  host: '127.0.0.1',
  from: new Date('2020-01-01T00:00:00Z'),
  to: new Date('2040-01-01T00:00:00Z'),
};

it('reads protocol and days of a certificate, and sends nothing', async () => {
  const server = await startTlsServer(selfSignedCertificate(valid), (_request, response) => response.end());
  const state = await readTls(server.origin, new Date('2039-12-22T00:00:00Z'));
  await server.close();
  expect(state).toEqual({ protocol: 'TLSv1.3', validDays: 10 });
  expect(server.seen).toEqual([]);
  expect(connectionFindings(server.origin, state)).toEqual([
    { kind: 'certificateEnds', effect: 'tolerated', found: '10 days' },
  ]);
});

it('names missing and old encryption, except on this machine', async () => {
  const server = await startServer((_request, response) => response.end());
  expect(await readTls(server.origin, new Date())).toBeNull();
  expect(connectionFindings(server.origin, null)).toEqual([]);
  await server.close();
  expect(connectionFindings('http://api.example.com', null)).toEqual([
    { kind: 'unencrypted', effect: 'broken' },
  ]);
  const old = { protocol: 'TLSv1.1', validDays: -1 };
  expect(
    connectionFindings('https://api.example.com', old).map(({ kind, effect }) => `${kind} ${effect}`),
  ).toEqual(['oldTls tolerated', 'certificateEnds broken']);
});
