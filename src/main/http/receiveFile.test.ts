import { expect, it, vi } from 'vitest';
import type { HttpRequest } from './httpOutcome.ts';
import type { FileBody } from './openFile.ts';
import { receiveFile } from './receiveFile.ts';
import { downloadRequest } from './requestOf.ts';

/** Time limit with five seconds left, one second less at each read. */
const limitOf = () => ({
  signal: new AbortController().signal,
  remaining: vi.fn().mockReturnValueOnce(5000).mockReturnValueOnce(4000),
  restart: vi.fn(),
  pause: vi.fn(),
  cancel: vi.fn(),
  reason: () => 'network' as const,
});

const bodyOf = (...chunks: string[]) => {
  let isCancelled = false;
  const body: FileBody = {
    read: async (take) => {
      for (const chunk of chunks) {
        if (isCancelled) throw new Error('Given up');
        await take(Buffer.from(chunk));
      }
    },
    cancel: () => {
      isCancelled = true;
    },
  };
  return { body, isCancelled: () => isCancelled };
};

const json = new Headers({ 'content-type': 'application/json' });
const receive = (
  { body }: Pick<ReturnType<typeof bodyOf>, 'body'>,
  {
    status = 403,
    headers = json,
    request = {},
  }: { status?: number; headers?: Headers; request?: object } = {},
  limit = limitOf(),
) =>
  receiveFile(
    { status, headers, body },
    { request: { ...downloadRequest('/x'), maxBytes: 4, ...request } as HttpRequest, limit, idleMs: 9000 },
  );

it('reads refusals and JSON answers whole, up to the size limit', async () => {
  for (const status of [200, 403]) {
    const outcome = await receive(bodyOf('ab', 'cd'), { status });
    expect(outcome).toMatchObject({ type: 'answer', status, bytes: Buffer.from('abcd') });
  }
  for (const status of [300, 403])
    expect(await receive(bodyOf('ab'), { status, headers: new Headers() })).toMatchObject({ type: 'answer' });
  const file = await receive(bodyOf('ab'), { status: 200, headers: new Headers() });
  expect(file).toMatchObject({ type: 'stream', status: 200 });
});

it('aborts at one byte above the limit', async () => {
  const source = bodyOf('ab', 'cde', 'f');
  const limit = limitOf();
  expect(await receive(source, {}, limit)).toEqual({ type: 'failed', reason: 'tooLarge' });
  expect(source.isCancelled()).toBe(true);
  expect(limit.cancel).toHaveBeenCalled();
});

it('fails if the connection breaks before the end', async () => {
  const cut: FileBody = {
    read: async (take) => {
      await take(Buffer.from('abcd'));
      throw new Error('Cut');
    },
    cancel: () => undefined,
  };
  await expect(receive({ body: cut })).rejects.toMatchObject({ name: 'NetworkError' });
});

it.each([
  ['total', [5000]],
  ['idle', [9000, 9000]],
] as const)(
  'restarts the clock of kind %s at most twenty times per limit, and only for pauses',
  async (timing, times) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(2000);
    for (const at of [1000, 1450, 1451, 1900]) now.mockReturnValueOnce(at);
    const limit = limitOf();
    const request = { timing };
    const outcome = await receive(
      bodyOf('a', 'b', 'c'),
      { status: 200, headers: new Headers(), request },
      limit,
    );
    if (outcome.type === 'stream') await outcome.body.read(() => undefined);
    now.mockRestore();
    expect(limit.restart.mock.calls.flat()).toEqual(times);
  },
);

it.each([
  ['total', [5000, 4000]],
  ['idle', [9000, 9000]],
] as const)(
  'gives a pausing reader the remaining time of a request with a limit of kind %s',
  async (timing, times) => {
    const limit = limitOf();
    const outcome = await receive(
      bodyOf('ab'),
      { status: 200, headers: new Headers(), request: { timing } },
      limit,
    );
    if (outcome.type === 'stream') await outcome.body.read(async () => undefined);
    expect(limit.restart.mock.calls.flat()).toEqual(times);
  },
);
