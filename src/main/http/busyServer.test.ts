import { describe, expect, it } from 'vitest';
import { clientOf, get, post, serving } from '../../../tests/support/httpClientSetUp.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { downloadRequest } from './requestOf.ts';

const serve = serving();

/** Server that refuses the first requests. */
const busyFor = (times: number, status: number, headers: Record<string, string>) => {
  let left = times;
  return serve((_request, response) => {
    left -= 1;
    if (left < 0) sendJson(response, 200, {});
    else sendJson(response, status, {}, headers);
  });
};
const second = { 'retry-after': '1' };

describe.concurrent('a server with too many requests', () => {
  it('is asked once more when it allows it', async () => {
    const server = await busyFor(1, 429, second);
    expect(await clientOf(server.origin, { timeoutMs: 60_000 }).send(get)).toMatchObject({ status: 200 });
    expect(server.seen).toHaveLength(2);
    const insisting = await busyFor(5, 429, second);
    expect(await clientOf(insisting.origin, { timeoutMs: 60_000 }).send(get)).toMatchObject({ status: 429 });
    expect(insisting.seen).toHaveLength(2);
  });

  it.each<[string, typeof get, Record<string, string>]>([
    ['a write', post, second],
    ['a poll', { ...get, isOnce: true }, second],
    ['a read without a time', get, {}],
    ['a read that would have to wait longer than a user', get, { 'retry-after': '7' }],
  ])('is not asked again for %s', async (_name, request, headers) => {
    const server = await busyFor(1, 429, headers);
    expect(await clientOf(server.origin).send(request)).toMatchObject({ status: 429 });
    expect(server.seen).toHaveLength(1);
  });

  it.each([429, 503])('is awaited by jobs and exports beyond their own limit (%d)', async (status) => {
    const server = await busyFor(1, status, second);
    const http = clientOf(server.origin, { timeoutMs: 900 });
    expect(await http.send({ ...get, isPatient: true })).toMatchObject({ status: 200 });
    const exporting = await busyFor(1, status, second);
    const file = downloadRequest('/api/v1/es/cities/c1/pay-list-courier/export');
    expect(await clientOf(exporting.origin, { timeoutMs: 900 }).open(file)).toMatchObject({ status: 200 });
  });

  it('is no longer awaited by a job that is stopped', async ({ expect }) => {
    const server = await busyFor(1, 429, { 'retry-after': '300' });
    const giveUp = new AbortController();
    const sent = clientOf(server.origin).send({ ...get, isPatient: true }, { signal: giveUp.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    giveUp.abort();
    expect(await sent).toEqual({ type: 'failed', reason: 'aborted' });
  });
});
