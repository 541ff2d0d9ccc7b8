import { expect, it } from 'vitest';
import type { ServerChecking } from '#shared/ipc/serverCheckRoutes.ts';
import { startBentServer } from '../../../../tests/support/bentServer.ts';
import { clientOf } from '../../../../tests/support/httpClientSetUp.ts';
import { createServerCheckJob } from './serverCheckJob.ts';

const startJob = async (stopAfter = Number.POSITIVE_INFINITY) => {
  const server = await startBentServer([]);
  const events: ServerChecking[] = [];
  const ended = Promise.withResolvers<ServerChecking>();
  let owner = 'one';
  const job = createServerCheckJob({
    http: clientOf(server.origin),
    session: { authorized: (signal, attempt) => attempt({ signal, bearer: server.token }) },
    origin: () => server.origin,
    owner: () => owner,
    countryOf: (wanted) => wanted ?? 'es',
    appVersion: '1.0.0',
    inTurn: (task) => task(),
    onChanged: (checking) => {
      events.push(checking);
      if (checking.done === stopAfter) job.stop();
      if (checking.state !== 'running') ended.resolve(checking);
    },
    log: { error: () => undefined },
  });
  return {
    job,
    events,
    server,
    ended: ended.promise,
    changeUser: () => {
      owner = 'two';
      job.userChanged();
    },
  };
};

it('reports its progress, then the report', async () => {
  const { job, events, ended, server } = await startJob();
  job.start('ua');
  expect(await ended).toMatchObject({ state: 'done', report: { country: 'ua', state: 'complete' } });
  const done = events.map((event) => event.done);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(events[0]).toEqual({ state: 'running', done: 0, total: null, report: null });
  expect(job.report()?.calls.length).toBeGreaterThan(30);
  await server.close();
});

it('can be stopped, and keeps the calls so far', async () => {
  const { job, ended, server } = await startJob(5);
  job.start(null);
  const { state, report } = await ended;
  expect(state).toBe('stopped');
  expect(report).toMatchObject({ state: 'stopped' });
  expect(report?.calls).toHaveLength(5);
  expect(report?.calls.flatMap(({ findings }) => findings)).toEqual([]);
  await server.close();
});

it('is forgotten when another user logs in', async () => {
  const { job, events, ended, changeUser, server } = await startJob();
  job.start(null);
  await ended;
  changeUser();
  expect(job.read()).toBeNull();
  job.start(null);
  const before = events.length;
  job.stop();
  await expect.poll(() => events.length).toBeGreaterThan(before);
  await server.close();
});
