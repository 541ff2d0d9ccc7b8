import { beforeEach, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ApiCall } from './apiClient.ts';
import { createSharedReads } from './sharedReads.ts';

const companies: ApiCall = { operation: 'companies.list', params: { country: 'es' } };
const cities: ApiCall = { operation: 'cities.list', params: { country: 'es' } };
const never = new AbortController().signal;

beforeEach(() => vi.useFakeTimers());

const create = () => {
  const asked: { answer: (result: Result<unknown>) => void; signal: AbortSignal; call: ApiCall }[] = [];
  const shared = createSharedReads(
    (call, signal) => new Promise((answer) => asked.push({ answer, signal, call })),
  );
  return { shared, asked };
};

it('shares one answer among ten windows with the same query, and separates other queries', async () => {
  const { shared, asked } = create();
  const answers = Array.from({ length: 10 }, (_, id) => shared.read(companies, id, never));
  void shared.read(cities, 1, never);
  expect(asked.map(({ call }) => call)).toEqual([companies, cities]);
  asked[0]?.answer(success([1]));
  expect(await Promise.all(answers)).toEqual(answers.map(() => success([1])));
  expect(await shared.read(companies, 11, never)).toEqual(success([1]));
  vi.advanceTimersByTime(1000);
  void shared.read(companies, 12, never);
  expect(asked).toHaveLength(3);
});

it('joins a running query, as two parts of a page do', async () => {
  const { shared, asked } = create();
  const answers = [1, 1, 2].map((id) => shared.read(companies, id, never));
  expect(asked).toHaveLength(1);
  asked[0]?.answer(success([1]));
  expect(await Promise.all(answers)).toEqual(answers.map(() => success([1])));
});

it('sends a new query after an answer, after a change and after a failure', async () => {
  const { shared, asked } = create();
  const first = shared.read(companies, 1, never);
  asked[0]?.answer(success([1]));
  await first;
  void shared.read(companies, 1, never);
  expect(asked).toHaveLength(2);
  void shared.read(companies, 2, never);
  expect(asked).toHaveLength(2);
  shared.forget();
  const failing = shared.read(companies, 3, never);
  expect(asked).toHaveLength(3);
  asked[2]?.answer(failure('NETWORK'));
  await failing;
  void shared.read(companies, 4, never);
  expect(asked).toHaveLength(4);
});

it('reports an exception to every window, and does not cache it', async () => {
  let count = 0;
  const shared = createSharedReads(async () => {
    count += 1;
    throw new RangeError('Maximum call stack size exceeded');
  });
  const answers = [1, 2].map((id) => shared.read(companies, id, never));
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(failure('INTERNAL'));
  await shared.read(companies, 3, never);
  expect(count).toBe(2);
});

it('still shares one query among windows that abort and repeat it, as refetching pages do', async () => {
  const { shared, asked } = create();
  void shared.read(companies, 0, never);
  for (let id = 1; id < 10; id += 1) {
    const early = new AbortController();
    void shared.read(companies, id, early.signal);
    early.abort();
    void shared.read(companies, id, never);
  }
  expect(asked).toHaveLength(1);
});

it('aborts the query only when the last window has aborted it', async () => {
  const { shared, asked } = create();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = shared.read(companies, 1, one.signal);
  const second = shared.read(companies, 2, other.signal);
  one.abort();
  expect(await first).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  expect(asked[0]?.signal.aborted).toBe(false);
  other.abort();
  expect(await second).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  expect(asked[0]?.signal.aborted).toBe(true);
  void shared.read(companies, 3, never);
  expect(asked).toHaveLength(2);
});
