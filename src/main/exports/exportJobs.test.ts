import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import {
  csv,
  expectUntouched,
  exportInto,
  sendCsv,
  setUp,
  startJobs,
  wanted,
} from './testing/exportFromServer.ts';
import type { SizeDoubt } from './watchSize.ts';

type FileStep = 'lstat' | 'open' | 'write' | 'link' | 'rename' | 'rm';

/** Error codes that the file system returns from now on, by step. */
const disk = vi.hoisted(() => ({ refuses: new Map<FileStep, string>(), isNearlyFull: false }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const orRefused =
    <Arguments extends unknown[], Value>(step: FileStep, work: (...given: Arguments) => Promise<Value>) =>
    async (...given: Arguments): Promise<Value> => {
      const code = disk.refuses.get(step);
      if (code) throw Object.assign(new Error(code), { code });
      return work(...given);
    };
  const open = orRefused('open', async (...given: Parameters<typeof real.open>) => {
    const file = await real.open(...given);
    file.write = orRefused('write', file.write.bind(file)) as typeof file.write;
    return file;
  });
  const { lstat, link, rename, rm, statfs } = real;
  return {
    ...real,
    open,
    lstat: orRefused('lstat', lstat),
    link: orRefused('link', link),
    rename: orRefused('rename', rename),
    rm: orRefused('rm', rm),
    statfs: async (path: string) => (disk.isNearlyFull ? { bavail: 1000, bsize: 1 } : statfs(path)),
  };
});

beforeEach(() => {
  disk.refuses.clear();
  disk.isNearlyFull = false;
});

describe('no file, and an error with the reason, when the server', () => {
  it.each([
    ['sends a message', 'server', 'Nothing to export', sendJsonOf({ message: 'Nothing to export' })],
    ['sends JSON without a message', 'notAFile', '', sendJsonOf([{ id: 1 }])],
    [
      'sends a message and says it is CSV',
      'server',
      'Too many',
      sendAs('text/csv', '{"message":"Too many"}'),
    ],
    ['sends JSON and says it is CSV', 'notAFile', '', sendAs('text/csv', '{"rows":[]}')],
    ['sends a page', 'notAFile', '', sendAs('text/html', '<!doctype html><h1>Hotel wifi</h1>')],
    [
      'sends a page and says it is CSV',
      'notAFile',
      '',
      sendAs('text/csv', '<!DOCTYPE html><p>Log in here</p>'),
    ],
    ['refuses', 'server', 'Not yours', (response) => sendJson(response, 403, { message: 'Not yours' })],
    [
      'breaks off in the middle',
      'network',
      '',
      (response) =>
        void response.writeHead(200, { 'content-type': 'text/csv' }).write(csv, () => response.destroy()),
    ],
    [
      'breaks off before the length that it promised',
      'network',
      '',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/csv', 'content-length': csv.length + 1 });
        response.write(csv, () => response.destroy());
      },
    ],
  ] satisfies [string, string, string, (response: ServerResponse) => void][])(
    '%s',
    async (_name, problem, message, answer) => {
      setUp.server.onRequest = (_request, response) => answer(response);
      const last = await exportInto(setUp.target);
      expect(last).toMatchObject({ state: 'failed', problem });
      if (problem === 'server') expect(last.message).toBe(message);
      expectUntouched();
    },
  );
});

function sendJsonOf(body: unknown) {
  return (response: ServerResponse): void => sendJson(response, 200, body);
}
function sendAs(type: string, body: string) {
  return (response: ServerResponse): void => void response.writeHead(200, { 'content-type': type }).end(body);
}

describe('no file, and an error with the reason, when', () => {
  it.each([
    ['the disk is full', 'write', 'ENOSPC', 'diskFull'],
    ['the quota is used up', 'write', 'EDQUOT', 'diskFull'],
    ['the folder is read-only', 'open', 'EACCES', 'notAllowed'],
    ['the disk is read-only', 'open', 'EROFS', 'notAllowed'],
    ['Windows does not take the name', 'lstat', 'EINVAL', 'nameRefused'],
    ['another program holds the file', 'rename', 'EPERM', 'inUse'],
    ['the disk is broken', 'write', 'EIO', 'disk'],
  ] as const)('%s', async (_name, step, code, problem) => {
    setUp.server.onRequest = (_request, response) => sendCsv(response);
    disk.refuses.set(step, code);
    expect(await exportInto(setUp.target)).toMatchObject({ state: 'failed', problem });
    expectUntouched();
  });

  it('the folder is missing, or the name is too long', async () => {
    setUp.server.onRequest = (_request, response) => sendCsv(response);
    expect(await exportInto(join(setUp.directory, 'gone', 'list.csv'))).toMatchObject({
      problem: 'folderGone',
    });
    expect(await exportInto(join(setUp.directory, `${'x'.repeat(300)}.csv`))).toMatchObject({
      problem: 'nameTooLong',
    });
    expect(setUp.server.countOf('/export')).toBe(0);
    expectUntouched();
  });

  it('a call fails before or in its body, whose id the progress names', async () => {
    const requestId = 'a1'.repeat(16);
    const { download } = setUp.app.api;
    vi.spyOn(setUp.app.api, 'download').mockImplementation(async (...asked) => {
      const opened = await download(...asked);
      return opened.ok
        ? { ...opened, data: { ...opened.data, requestId } }
        : { ok: false, error: { ...opened.error, requestId } };
    });
    for (const [problem, answer] of [
      ['server', (response) => sendJson(response, 403, { message: 'Not yours' })],
      ['notAFile', sendAs('text/csv', '<!doctype html>')],
      [
        'network',
        (response) =>
          void response.writeHead(200, { 'content-type': 'text/csv' }).write(csv, () => response.destroy()),
      ],
    ] satisfies [string, (response: ServerResponse) => void][]) {
      setUp.server.onRequest = (_request, response) => answer(response);
      expect(await exportInto(setUp.target)).toMatchObject({ state: 'failed', problem, requestId });
    }
    expectUntouched();
  });

  it('the user stops it, or logs out', async () => {
    setUp.server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).write(csv);
    for (const [stop, outcome] of [
      [(jobs: ReturnType<typeof startJobs>) => void jobs.cancelAll(), { state: 'cancelled', problem: null }],
      [() => void setUp.app.session.logout(), { state: 'failed', problem: 'session' }],
    ] as const) {
      const jobs = startJobs();
      jobs.start({ type: 'file', wanted }, { path: setUp.target });
      await expect.poll(() => readdirSync(setUp.directory).length).toBe(2);
      stop(jobs);
      await jobs.whenIdle();
      expect(setUp.progress.at(-1)).toMatchObject(outcome);
      expectUntouched();
    }
  });
});

describe('an exported file', () => {
  it('from a list asks before it continues on a nearly full disk', async () => {
    disk.isNearlyFull = true;
    const name = 'x'.repeat(4500);
    // Many columns of one field turn a small answer into a large file.
    const column: ListExport['columns'][number] = { label: 'Name', fields: ['name'], format: 'text' };
    let calls = 0;
    setUp.server.onRequest = (_request, response) => {
      calls += 1;
      const rows = Array.from({ length: calls < 3 ? 500 : 1 }, (_, index) => ({
        id: `${calls}-${index}`,
        name,
      }));
      sendJson(response, 200, rows);
    };
    const list: ListExport = {
      ...{ operation: 'companies.list', params: { country: 'es' }, query: {}, name: 'Companies' },
      columns: Array.from({ length: 8 }, () => column),
      ...{ timeZone: 'Europe/Madrid', profile: 'standard' },
    };
    const doubts: SizeDoubt[] = [];
    const jobs = startJobs(async (doubt) => {
      doubts.push(doubt);
      return doubts.length > 1;
    });
    jobs.start({ type: 'list', wanted: list }, { path: setUp.target });
    await jobs.whenIdle();
    expect(setUp.progress.at(-1)).toMatchObject({ state: 'cancelled' });
    expectUntouched();
    expect(calls).toBe(2);
    calls = 0;
    jobs.start({ type: 'list', wanted: list }, { path: setUp.target });
    await jobs.whenIdle();
    expect(setUp.progress.at(-1)).toMatchObject({ state: 'done', rows: 1001 });
    expect(doubts).toEqual(['diskShort', 'diskShort']);
  });

  it('from pay list lines requires every list, and names the list that could not be read', async () => {
    setUp.server.onRequest = ({ url = '' }, response) =>
      url.includes('/orders')
        ? sendJson(response, 422, { message: 'Broken' })
        : sendJson(response, 200, [{ id: 'abcdef123456', sum: 1, vat: 21 }]);
    const jobs = startJobs();
    jobs.start(
      {
        type: 'lines',
        wanted: {
          ...{ entity: 'courierPayLists', params: { country: 'es', city: 'c1' }, query: {}, name: 'Lines' },
          columns: [{ label: 'Order', fields: ['line.orderId'], format: 'text' }],
          ...{ timeZone: 'Europe/Madrid', profile: 'xlsx' },
        },
      },
      { path: setUp.target },
    );
    await jobs.whenIdle();
    expect(setUp.progress.at(-1)).toMatchObject({
      ...{ state: 'failed', problem: 'listUnread', message: 'abcdef123456: Broken' },
      lists: { done: 0, total: 1 },
    });
    expectUntouched();
  });

  it('never replaces a file that another instance created, with hard links or without', async () => {
    setUp.server.onRequest = (_request, response) => sendCsv(response);
    for (const code of [null, 'EPERM']) {
      if (code) disk.refuses.set('link', code);
      const jobs = startJobs();
      const names = ['second.csv', 'third.csv', 'fourth.csv', 'fifth.csv'];
      const next = (): string => join(setUp.directory, names.shift() ?? '');
      const firstTwo = [0, 1].map(() => jobs.start({ type: 'file', wanted }, { path: setUp.target, next }));
      expect(firstTwo).toHaveLength(2);
      await jobs.whenIdle();
      expect(readFileSync(setUp.target, 'utf8')).toBe('old');
      expect(readFileSync(join(setUp.directory, 'second.csv'), 'utf8')).toBe(csv);
      expect(readFileSync(join(setUp.directory, 'third.csv'), 'utf8')).toBe(csv);
      for (const name of ['second.csv', 'third.csv']) rmSync(join(setUp.directory, name));
    }
    expectUntouched();
  });

  it('is complete once it has its name, even if nothing can be deleted', async () => {
    setUp.server.onRequest = (_request, response) => sendCsv(response);
    disk.refuses.set('rm', 'EPERM');
    const jobs = startJobs();
    const names = ['second.csv'];
    const next = (): string => join(setUp.directory, names.shift() ?? expect.fail('One name was enough'));
    jobs.start({ type: 'file', wanted }, { path: setUp.target, next });
    await jobs.whenIdle();
    expect(setUp.progress.at(-1)).toMatchObject({ state: 'done', fileName: 'second.csv' });
    expect(readdirSync(setUp.directory)).toEqual([expect.stringMatching(/part$/), 'list.csv', 'second.csv']);
  });
});
