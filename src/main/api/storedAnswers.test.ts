import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { clientOf, serving, textOf } from '../../../tests/support/httpClientSetUp.ts';
import { jsonRequest } from '../http/requestOf.ts';
import { createStoredAnswers } from './storedAnswers.ts';

const serve = serving();

interface Served {
  body: string;
  total: number;
  /** Further headers of every answer. */
  headers: Record<string, string>;
  /** A cache in between that removes the total from a 304. */
  dropsTotal: boolean;
}

/** Server with versions, and the way of the app to it. */
const setUp = async () => {
  const served: Served = { body: '[{"id":"a"}]', total: 1, headers: {}, dropsTotal: false };
  const statuses: number[] = [];
  const handle: RequestListener = (request, response) => {
    const etag = `W/"${createHash('sha1').update(served.body).digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    statuses.push(isKnown ? 304 : 200);
    const headers = { etag, 'content-total': served.total, ...served.headers };
    if (!isKnown)
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(served.body);
    else response.writeHead(304, served.dropsTotal ? { etag } : headers).end();
  };
  const server = await serve(handle);
  const http = clientOf(server.origin);
  const stored = createStoredAnswers();
  const read = async (page = 1) => {
    const outcome = await stored.send(jsonRequest('GET', `/api/v1/es/cities?page=${page}`), (wanted) =>
      http.send(wanted),
    );
    const total = outcome.type === 'answer' ? outcome.headers.get('content-total') : null;
    return `${textOf(outcome)} of ${total}`;
  };
  return { served, statuses, server, stored, read };
};

it('serves the stored answer when the server confirms it, with the new total', async () => {
  const { served, statuses, server, read } = await setUp();
  const first = await read();
  expect(await read()).toBe(first);
  served.total = 7;
  expect(await read()).toBe('[{"id":"a"}] of 7');
  served.body = '[{"id":"b"}]';
  expect(await read()).toBe('[{"id":"b"}] of 7');
  await read();
  expect(statuses).toEqual([200, 304, 304, 200, 304]);
  // Otherwise servers such as Express never answer 304.
  expect(server.seen.at(-1)?.headers['cache-control']).toBe('max-age=0');
});

it('asks anew after a change of the user, even for an answer that was under way', async () => {
  const { statuses, stored, read } = await setUp();
  const late = read();
  stored.forget();
  await late;
  await read();
  await read();
  stored.forget();
  await read();
  expect(statuses).toEqual([200, 200, 304, 200]);
});

it('does not trust a total that a 304 has lost', async () => {
  const { served, statuses, read } = await setUp();
  await read();
  Object.assign(served, { dropsTotal: true, total: 9 });
  expect(await read()).toBe('[{"id":"a"}] of 9');
  await read();
  expect(statuses).toEqual([200, 304, 200, 200]);
});

it('stores nothing that the server forbids or that is too large, and the newest 200 answers', async () => {
  const { served, statuses, read } = await setUp();
  served.headers = { 'cache-control': 'private, no-store' };
  await read();
  await read();
  served.headers = {};
  served.body = `"${'x'.repeat(1024 * 1024)}"`;
  await read();
  await read();
  expect(statuses).toEqual([200, 200, 200, 200]);
  served.body = '[]';
  for (let page = 1; page <= 201; page += 1) await read(page);
  statuses.length = 0;
  await read(201);
  await read(1);
  expect(statuses).toEqual([304, 200]);
});
