import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from './startServer.ts';

it('ends without an error of fifty pending requests', async () => {
  const errors: unknown[] = [];
  const { port, close } = await startServer({
    host: '127.0.0.1',
    port: 0,
    dbFile: null,
    seed: 1,
    orders: 0,
    accessTtl: 900,
    faults: true,
    onError: (error) => errors.push(error),
  });
  const headers = { 'x-demo-fault': 'hold', expect: '100-continue' };
  const path = '/api/v1/auth/admins/login';
  const waiting = Array.from({ length: 50 }, () =>
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }),
  );
  const gone = waiting.map((one) => new Promise((resolve) => one.once('error', resolve)));
  // `continue` shows that the server has begun to handle the request.
  await Promise.all(
    waiting.map((one) => {
      one.end('{"email":"a@b.example","password":"x"}');
      return once(one, 'continue');
    }),
  );
  await close();
  await Promise.all(gone);
  // Pending responses resume when the server shuts down.
  await sleep(50);
  expect(errors).toEqual([]);
});
