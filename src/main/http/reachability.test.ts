import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connectivity } from '#shared/ipc/shellRoutes.ts';
import { createRequestBudget, type RequestBudget } from '../api/requestBudget.ts';
import type { HttpClient } from './httpClient.ts';
import { failed, type HttpFailureReason, type HttpOutcome } from './httpOutcome.ts';
import { createReachability } from './reachability.ts';
import { jsonRequest } from './requestOf.ts';

const answer = (status: number, headers: Record<string, string> = {}): HttpOutcome => ({
  type: 'answer',
  status,
  headers: new Headers(headers),
  bytes: new Uint8Array(),
});
const call = jsonRequest('GET', '/x');
let outcome: HttpOutcome;
let sent: string[];
let notified: boolean[];
let states: Connectivity[];
let budget: RequestBudget;
let hasTarget: boolean;
let back: number;

const send: HttpClient['send'] = async ({ method, path }) => {
  sent.push(method === 'GET' ? path : `${method} ${path}`);
  return outcome;
};
const start = () =>
  createReachability({
    http: { send, open: send },
    hasTarget: () => hasTarget,
    budget,
    onChanged: (state) => {
      notified.push(state.isReachable);
      states.push(state);
    },
    onBack: () => {
      back += 1;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  outcome = answer(200);
  sent = [];
  notified = [];
  states = [];
  budget = createRequestBudget();
  hasTarget = true;
  back = 0;
});
afterEach(() => vi.useRealTimers());

it('reports a lost connection only after a second failed call', async () => {
  const reachability = start();
  outcome = failed('network');
  const first = reachability.watched.send(call, {});
  outcome = answer(401);
  await first;
  await vi.runOnlyPendingTimersAsync();
  expect(notified).toEqual([]);
  outcome = failed('timeout');
  await reachability.watched.send(call, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toEqual([false]);
  expect(sent.at(-1)).toBe('/api/v1/utils/menu');
});

it('retries with growing delays, and reports when the server is back', async () => {
  const reachability = start();
  outcome = answer(504);
  await reachability.check();
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length - before).toBeLessThanOrEqual(5);
  expect(sent.length - before).toBeGreaterThan(2);
  const minute = sent.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent.length - minute).toBe(4);
  outcome = answer(200);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(notified).toEqual([false, true]);
  const after = sent.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(after);
});

it('ends with any answer to any call, and with a change of the server', async () => {
  const reachability = start();
  outcome = failed('network');
  await reachability.check();
  outcome = answer(500);
  await reachability.watched.open(call, {});
  expect(notified).toEqual([false, true]);
  outcome = failed('network');
  await reachability.check();
  reachability.serverChanged();
  expect(notified).toEqual([false, true, false, true]);
});

it('checks after a gateway timeout, and reports nothing once stopped', async () => {
  const reachability = start();
  outcome = answer(504);
  await reachability.watched.send(call, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toEqual([false]);
  reachability.stop();
  outcome = answer(200);
  await reachability.watched.send(call, {});
  await reachability.check();
  expect(notified).toEqual([false]);
});

it.each(['aborted', 'tooLarge', 'insecure', 'redirect', 'proxyPassword'] satisfies HttpFailureReason[])(
  'ignores a call that failed with %s',
  async (reason) => {
    const reachability = start();
    outcome = failed(reason);
    await reachability.watched.send(call, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['/x']);
  },
);

it('checks once for fifty simultaneous failures, and never without a configured server', async () => {
  const reachability = start();
  outcome = failed('network');
  await Promise.all(Array.from({ length: 50 }, () => reachability.watched.send(call, {})));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(51);
  reachability.stop();

  hasTarget = false;
  sent = [];
  const unconnected = start();
  await unconnected.watched.send(call, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['/x']);
});

it('reports a server that answers again before it counted as lost as back, once', async () => {
  const reachability = start();
  outcome = failed('timeout');
  const hung = reachability.watched.send(call, {});
  outcome = answer(200);
  await hung;
  await vi.advanceTimersByTimeAsync(0);
  expect({ notified: notified.includes(false), back }).toEqual({ notified: false, back: 1 });
  await reachability.watched.send(call, {});
  await reachability.check();
  expect(back).toBe(1);
});

it('reports a lost server as back with the first answer', async () => {
  const reachability = start();
  outcome = failed('network');
  await reachability.check();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(back).toBe(0);
  outcome = answer(200);
  await reachability.watched.send(call, {});
  expect({ notified, back }).toEqual({ notified: [false, true], back: 1 });
});

it('checks without retries, and does not report another server as back', async () => {
  const asked: boolean[] = [];
  const reachability = createReachability({
    http: {
      send: async ({ isOnce }) => {
        asked.push(isOnce === true);
        return failed('network');
      },
      open: send,
    },
    budget,
    hasTarget: () => true,
    onChanged: () => {},
    onBack: () => {
      back += 1;
    },
  });
  await reachability.check();
  reachability.serverChanged();
  expect({ asked, back }).toEqual({ asked: [true], back: 0 });
  reachability.stop();
});

it('pauses as long as the server requests and names the time, but not for another server', async () => {
  const reachability = start();
  outcome = answer(429, { 'retry-after': '120' });
  await reachability.watched.send(call, {});
  const until = Date.now() + 120_000;
  expect(budget.isPaused()).toBe(true);
  expect(states).toEqual([{ isReachable: true, busy: { until }, clockOffMs: 0 }]);
  // Nothing is sent before that time, and other answers do not end the pause.
  outcome = answer(200);
  await reachability.watched.send(call, {});
  await vi.advanceTimersByTimeAsync(119_000);
  expect(sent).toEqual(['/x', '/x']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toEqual({ isReachable: true, busy: null, clockOffMs: 0 });
  expect({ back, isPaused: budget.isPaused() }).toEqual({ back: 1, isPaused: false });

  outcome = answer(429, { 'retry-after': '120' });
  await reachability.watched.send(call, {});
  reachability.serverChanged();
  expect(budget.isPaused()).toBe(false);
});

it('pauses for a short Retry-After without a message', async () => {
  const reachability = start();
  outcome = answer(503, { 'retry-after': '2' });
  await reachability.watched.send(call, {});
  expect({ states, isPaused: budget.isPaused() }).toEqual({ states: [], isPaused: true });
});

it('asks an overloaded server with growing pauses, without retries, until it answers', async () => {
  const once: boolean[] = [];
  const reachability = createReachability({
    http: {
      send: async ({ isOnce }) => {
        once.push(isOnce === true);
        return outcome;
      },
      open: send,
    },
    budget,
    hasTarget: () => true,
    onChanged: (state) => states.push(state),
    onBack: () => {},
  });
  outcome = answer(503);
  await reachability.watched.send(call, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([{ isReachable: true, busy: { until: null }, clockOffMs: 0 }]);
  expect(budget.isPaused()).toBe(true);
  await reachability.watched.send(call, {});
  expect(once).toEqual([false, true, true]);
  await vi.advanceTimersByTimeAsync(200_000);
  // At the latest after 7.5, 22.5, 52.5, 112.5 and 202.5 seconds.
  expect(once.length).toBeGreaterThanOrEqual(7);
  expect(once.length).toBeLessThanOrEqual(9);
  expect(states).toHaveLength(1);
  outcome = answer(401);
  await reachability.check();
  expect(states.at(-1)).toMatchObject({ busy: null });
  reachability.stop();
});

it('takes a single refused call among answered ones for no overload', async () => {
  const reachability = start();
  outcome = answer(503);
  const refused = reachability.watched.send(call, {});
  outcome = answer(200);
  await refused;
  await vi.advanceTimersByTimeAsync(0);
  expect({ states, isPaused: budget.isPaused() }).toEqual({ states: [], isPaused: false });
});

it('takes a path that always refuses for no overload, even the path of the check', async () => {
  const reachability = start();
  outcome = answer(503);
  await reachability.watched.send(jsonRequest('GET', '/api/v1/utils/menu'), {});
  await vi.advanceTimersByTimeAsync(0);
  await reachability.watched.send(jsonRequest('GET', '/api/v1/utils/menu?again'), {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ states, back, isPaused: budget.isPaused() }).toEqual({ states: [], back: 0, isPaused: false });
  // Another path is refused too, and then some are answered.
  await reachability.watched.send(call, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(states.map(({ busy }) => busy)).toEqual([{ until: null }]);
  outcome = answer(200);
  for (let count = 0; count < 3; count += 1) await reachability.watched.send(call, {});
  expect(states.map(({ busy }) => busy)).toEqual([{ until: null }, null]);
  expect(back).toBe(1);
});

it('reports a clock that differs by more than five minutes, and when it is right again', async () => {
  vi.setSystemTime('2026-05-14T12:00:00Z');
  const reachability = start();
  const offs = async (date: string, age = '') => {
    outcome = answer(200, { date: new Date(date).toUTCString(), ...(age ? { age } : {}) });
    await reachability.watched.send(call, {});
    return states.map(({ clockOffMs }) => clockOffMs);
  };
  expect(await offs('2026-05-14T11:56:00Z')).toEqual([]);
  expect(await offs('2026-05-13T12:00:00Z', '86400')).toEqual([]);
  expect(await offs('2026-05-13T12:00:00Z')).toEqual([86_400_000]);
  expect(await offs('2026-05-13T12:00:20Z')).toEqual([86_400_000]);
  expect(reachability.serverNow()).toEqual(new Date('2026-05-13T12:00:00Z'));
  expect(await offs('2026-05-14T12:00:00Z')).toEqual([86_400_000, 0]);
  reachability.serverChanged();
});
