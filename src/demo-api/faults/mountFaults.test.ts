import { describe, expect, it } from 'vitest';
import { failureOf, startTestApi } from '../testing/testApi.ts';
import type { RecordedRequest } from './faultBook.ts';
import { parseFault } from './parseFault.ts';

describe('requested faults', () => {
  it('apply to matching requests as often as requested', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    const rule = { match: 'GET /api/v1/../settings', fault: 'status=504', times: 2 };
    expect((await send('POST', '__faults', rule)).status).toBe(204);
    const statuses = [];
    for (const path of ['/es/settings', '/es/cities', '/ua/settings', '/es/settings']) {
      statuses.push((await send('GET', path)).status);
    }
    expect(statuses).toEqual([504, 200, 504, 200]);
  });

  it('apply to every match until they are removed', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    await send('POST', '__faults', { match: '/cities?page[number]=1', fault: 'html' });
    const read = async () => (await send('GET', '/es/cities?page[number]=1')).headers.get('content-type');
    expect([await read(), await read()]).toEqual(Array(2).fill('text/html; charset=utf-8'));
    await send('DELETE', '__faults');
    expect(await read()).toBe('application/json');
  });

  it('play a busy server, a server with versions and a server with another clock', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    const ask = async (fault: string, headers = {}) =>
      send('GET', '/es/settings', undefined, { 'x-demo-fault': fault, ...headers });
    const limited = await ask('limit=30');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
    const overloaded = await ask('overload');
    expect([overloaded.status, overloaded.headers.get('retry-after')]).toEqual([503, null]);
    const etag = (await ask('etag')).headers.get('etag') ?? '';
    const again = await ask('etag', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await ask('etag', { 'if-none-match': '"other"' })).status).toBe(200);
    const early = Date.parse((await ask('clock=-86400')).headers.get('date') ?? '');
    expect(Math.round((Date.now() - early) / 3_600_000)).toBe(24);
  });

  it('delay no answer when the server ends', async () => {
    const ending = new AbortController();
    const { send } = await startTestApi({ orders: 0, faults: true, ending: ending.signal });
    const answer = send('GET', '/es/settings', undefined, { 'x-demo-fault': 'delay=600000' });
    ending.abort();
    expect(failureOf(await answer, 503).code).toBe('ENDING');
  });

  it('delay an answer until they are removed', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    await send('POST', '__faults', { match: '/es/settings', fault: 'hold' });
    let isAnswered = false;
    const held = send('GET', '/es/settings').finally(() => {
      isAnswered = true;
    });
    await send('GET', '/es/cities');
    expect(isAnswered).toBe(false);
    await send('DELETE', '__faults');
    expect((await held).status).toBe(200);
  });

  it('are validated', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    for (const rule of [
      {},
      { match: 'x' },
      { match: 'x', fault: 'boom' },
      { match: 5, fault: 'drop' },
      '[',
    ]) {
      failureOf(await send('POST', '__faults', rule), 422);
    }
  });

  it('are listed with their meanings, next to the rules in force', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    await send('POST', '__faults', { match: '/es/settings', fault: 'status=503', times: 2 });
    await send('POST', '__faults', { match: '/es/cities', fault: 'hold' });
    await send('GET', '/es/settings');
    const { faults, rules } = (await send('GET', '__faults')).body<{
      faults: { form: string; meaning: string }[];
      rules: unknown[];
    }>();
    expect(rules).toEqual([
      { match: '/es/settings', fault: 'status=503', times: 1 },
      { match: '/es/cities', fault: 'hold' },
    ]);
    for (const { form, meaning } of faults) expect([form, parseFault(form), meaning]).not.toContain(null);
    const refused = failureOf(await send('POST', '__faults', {}), 422);
    for (const { form } of faults) expect(refused.message).toContain(form);
  });

  it('are refused to pages of a browser', async () => {
    const { send } = await startTestApi({ orders: 0, faults: true });
    const rule = { match: '', fault: 'drop' };
    failureOf(await send('POST', '__faults', rule, { origin: 'https://page.example' }), 403);
    expect((await send('GET', '/es/settings')).status).toBe(200);
  });

  it('are unavailable without the flag', async () => {
    const { send } = await startTestApi({ orders: 0 });
    failureOf(await send('POST', '__faults', { match: '', fault: 'drop' }), 404);
    failureOf(await send('GET', '__requests'), 404);
    expect((await send('GET', '/es/settings', undefined, { 'x-demo-fault': 'status=500' })).status).toBe(200);
  });
});

it('record the last thousand requests, without bodies', async () => {
  const { send } = await startTestApi({ orders: 0, faults: true });
  const requests = async () => (await send('GET', '__requests')).body<RecordedRequest[]>();
  await send('GET', '/es/settings');
  await send('PATCH', '/es/settings?x=1', { vat: -1 });
  const path = '/api/v1/es/settings';
  expect((await requests()).slice(-2)).toEqual([
    { method: 'GET', path, query: '', status: 200 },
    { method: 'PATCH', path, query: '?x=1', status: 422 },
  ]);
  for (let count = 0; count < 1005; count += 1) await send('GET', '/nowhere');
  expect((await requests()).length).toBe(1000);
});

it('are parsed strictly', () => {
  expect(parseFault('delay=8000')).toEqual({ type: 'delay', milliseconds: 8000 });
  expect(parseFault('huge=50mb')).toEqual({ type: 'huge', bytes: 50 * 1024 * 1024 });
  expect(parseFault('file=1024mb')).toEqual({ type: 'file', bytes: 1024 * 1024 * 1024 });
  expect(parseFault('slow=1kb')).toEqual({ type: 'slow', bytesPerSecond: 1024 });
  for (const text of [
    '',
    'delay',
    'delay=-1',
    'delay=1s',
    'status=99',
    'status=600',
    'drop=1',
    'limit=601',
    'clock=soon',
    'slow=0',
    'constructor',
  ]) {
    expect(parseFault(text), text).toBeNull();
  }
});
