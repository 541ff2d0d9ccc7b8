import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Due, inTurn, type Pace } from '../live/liveSchedule.ts';
import { createRequestBudget, type RequestClass } from './requestBudget.ts';

const never = new AbortController().signal;

/** Budget with a clock that tests move; the test settles each task. */
const setUp = () => {
  const clock = { now: 0 };
  const budget = createRequestBudget(() => clock.now);
  const started: string[] = [];
  const running = new Map<string, PromiseWithResolvers<string>>();
  return {
    clock,
    budget,
    started,
    add: (of: RequestClass, name: string, signal = never, windowId?: number) =>
      budget.run(
        of,
        () => {
          started.push(name);
          const answer = Promise.withResolvers<string>();
          running.set(name, answer);
          return answer.promise;
        },
        signal,
        windowId,
      ),
    end: async (name: string): Promise<void> => {
      running.get(name)?.resolve(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
    fail: (name: string): void => running.get(name)?.reject(new Error('no')),
    /** Number of requests that may be sent now. */
    takeAll: (...of: RequestClass[]): number => {
      let taken = 0;
      for (let turn = 0; turn < 100; turn += 1)
        for (const each of of) {
          if (!budget.hasRoom(each)) continue;
          taken += 1;
          void budget.run(each, async () => undefined, never);
        }
      return taken;
    },
  };
};
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

it('runs a limited number of a class at once, in order; a failure frees its place', async () => {
  const { add, end, fail, started } = setUp();
  const tasks = names('a', 8).map((name) => add('allCities', name));
  expect(started).toEqual(names('a', 6));
  fail('a1');
  await expect(tasks[1]).rejects.toThrow('no');
  expect(started).toEqual(names('a', 7));
  await end('a0');
  expect(await tasks[0]).toBe('a0');
  expect(started).toEqual(names('a', 8));
});

it('starts urgent tasks at once, ahead of the others', async () => {
  const { budget, add, end, started } = setUp();
  for (const name of names('a', 2)) void add('activity', name);
  const urgent = Promise.withResolvers<void>();
  void budget.runNow('activity', () => urgent.promise);
  void add('activity', 'later');
  await end('a0');
  expect(started).toEqual(['a0', 'a1']);
  urgent.resolve();
  await end('a1');
  expect(started).toEqual(['a0', 'a1', 'later']);
});

it('never starts a task that was aborted in the queue', async () => {
  const { add, end, started } = setUp();
  const giveUp = new AbortController();
  for (const name of names('a', 2)) void add('activity', name);
  const given = add('activity', 'given', giveUp.signal);
  void add('activity', 'kept');
  giveUp.abort();
  await end('a0');
  expect(await given).toBeNull();
  expect(started).toEqual(['a0', 'a1', 'kept']);
});

it('keeps the places of each window apart', () => {
  const { add, started } = setUp();
  for (const name of names('a', 25)) void add('window', name, never, 1);
  expect(started).toHaveLength(20);
  void add('window', 'other', never, 2);
  expect(started.at(-1)).toBe('other');
});

it('limits background classes together, with room for live updates, and never a user', async () => {
  const { add, end, started } = setUp();
  const jobs = [...names('list', 5), ...names('export', 5)];
  for (const name of names('list', 5)) void add('payLists', name);
  for (const name of names('export', 5)) void add('exportLines', name);
  expect(started).toEqual([...names('list', 4), ...names('export', 2)]);
  for (const name of names('live', 3)) void add('live', name);
  expect(started.slice(6)).toEqual(['live0', 'live1']);
  for (const name of names('user', 3)) void add('window', name, never, 1);
  void add('allCities', 'cities');
  expect(started.slice(8)).toEqual(['user0', 'user1', 'user2', 'cities']);
  // A freed place goes to the most urgent class.
  await end('list0');
  expect(started.at(-1)).toBe('live2');
  await end('live0');
  await end('live1');
  expect(started.at(-1)).toBe('live2');
  await end('live2');
  expect(started.at(-1)).toBe('export2');
  await end('list1');
  expect(jobs.filter((name) => !started.includes(name))).toEqual(['list4', 'export4']);
});

it('pauses background requests as long as the server asks, at least the longest time', async () => {
  const { add, budget, clock, started } = setUp();
  budget.pause(60_000);
  budget.pause(5000);
  const giveUp = new AbortController();
  const given = add('payLists', 'stopped', giveUp.signal);
  for (const each of ['live', 'liveAllCities', 'payLists', 'closing', 'exportLines', 'serverCheck'] as const)
    void add(each, each);
  void add('window', 'user', never, 1);
  expect(started).toEqual(['user']);
  expect(budget.isSpent('counts')).toBe(true);
  giveUp.abort();
  clock.now = 59_999;
  budget.give();
  expect(started).toEqual(['user']);
  // Stopping a job does not wait for the end of the pause.
  expect(await given).toBeNull();
  clock.now = 60_000;
  budget.give();
  expect(started).toHaveLength(7);
  budget.pause(1000);
  budget.resume();
  expect(budget.isPaused()).toBe(false);
});

it('starts a waiting task by itself once there is room', async () => {
  const budget = createRequestBudget();
  budget.pause(50);
  expect(await budget.run('payLists', async () => 'read', never)).toBe('read');
});

it('keeps to the budget of every minute', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 200 }), (pauses) => {
      const { budget, clock } = setUp();
      const taken: number[] = [];
      for (const pause of pauses) {
        clock.now += pause;
        if (budget.isSpent('live')) continue;
        taken.push(clock.now);
        void budget.run('live', async () => undefined, never);
      }
      for (const end of taken)
        expect(taken.filter((at) => at <= end && end - at < 60_000).length).toBeLessThanOrEqual(20);
    }),
  );
});

it('serves every query eventually when more are due than allowed', async () => {
  const pace = (rank: number): Pace => ({ everyMs: 15_000, rank, isSteady: false, whenHidden: false });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { minLength: 5, maxLength: 60 }), async (ranks) => {
      const { budget, clock } = setUp();
      const asked = new Map<Due, number>();
      const tasks = ranks.map((rank): Due => ({ pace: pace(rank), dueAt: 0 }));
      for (clock.now = 0; clock.now < 20 * 60_000; clock.now += 1000) {
        for (const task of inTurn(tasks, clock.now)) {
          if (!budget.hasRoom('live')) break;
          void budget.run('live', async () => undefined, never);
          asked.set(task, (asked.get(task) ?? 0) + 1);
          task.dueAt = clock.now + task.pace.everyMs;
        }
        for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      }
      for (const task of tasks) expect(asked.get(task) ?? 0).toBeGreaterThan(1);
    }),
    { numRuns: 10 },
  );
});

it('allows 40 polls a minute for one city and all cities together, 20 and 30 for each alone', async () => {
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  for (const [classes, most] of [
    [['live', 'liveAllCities'], 40],
    [['live'], 20],
    [['liveAllCities'], 30],
  ] as const) {
    const { takeAll, clock } = setUp();
    const takeMany = async (): Promise<number> => {
      let taken = 0;
      for (let round = 0; round < 20; round += 1) {
        taken += takeAll(...classes);
        await settle();
      }
      return taken;
    };
    expect(await takeMany()).toBe(most);
    clock.now = 59_999;
    expect(await takeMany()).toBe(0);
    clock.now = 60_000;
    expect(await takeMany()).toBe(most);
  }
});
