import { expect, it } from 'vitest';
import type { HttpOutcome } from '../../http/httpOutcome.ts';
import { jsonRequest } from '../../http/requestOf.ts';
import { watchTransport } from './watchTransport.ts';

const remote = 'https://api.example.com';
const findingsOf = async (origin: string, headers: Record<string, string>, bytes: number) => {
  const outcome: HttpOutcome = {
    type: 'answer',
    status: 200,
    headers: new Headers(headers),
    bytes: new Uint8Array(bytes),
  };
  const send = async () => outcome;
  const { http, findings } = watchTransport({ send, open: send });
  await http.send(jsonRequest('GET', '/api/v1/es/cities'));
  return findings(origin).map(({ kind, effect, found }) => `${kind} ${effect} ${found}`);
};
const dated = (ms: number) => ({ date: new Date(Date.now() + ms).toUTCString() });

it('names a clock that differs, in either direction', async () => {
  const day = 86_400_000;
  expect(await findingsOf(remote, dated(day), 10)).toEqual(['clock tolerated 1440 minutes']);
  expect(await findingsOf(remote, dated(-day), 10)).toEqual(['clock tolerated 1440 minutes']);
  expect(await findingsOf(remote, dated(60_000), 10)).toEqual([]);
});

it('names large answers without compression, except on this machine', async () => {
  const large = 200 * 1024;
  expect(await findingsOf(remote, {}, large)).toEqual(['uncompressed tolerated 200 KB']);
  expect(await findingsOf(remote, { 'content-encoding': 'br' }, large)).toEqual([]);
  expect(await findingsOf('http://127.0.0.1:1', {}, large)).toEqual([]);
  expect(await findingsOf(remote, {}, 1000)).toEqual([]);
});
