import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../tests/support/authServer.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { createMemoryKeychain, startSession } from '../../../tests/support/sessionFixture.ts';
import type { ExportProgress, FileExport, ListExport } from '../../shared/ipc/exportRoutes.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createExportHistory } from './exportHistory.ts';
import { createExportJobs } from './exportJobs.ts';
import type { SizeQuestion } from './watchSize.ts';

type Step = 'lstat' | 'open' | 'write' | 'link' | 'rename' | 'rm';

/** What the system answers from now on, by step. */
const disk = vi.hoisted(() => ({ refuses: new Map<Step, string>(), isNearlyFull: false }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const orRefused =
    <Arguments extends unknown[], Value>(step: Step, work: (...given: Arguments) => Promise<Value>) =>
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

const csv = `ID,Sum\r\n${'l1,10.50\r\n'.repeat(40_000)}`;
const sendCsv = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);

const wanted: FileExport = {
  operation: 'courierPayLists.export',
  params: { country: 'es', city: 'c1' },
  query: {},
  name: 'courier paylist_20260515',
  profile: 'raw',
};

let server: AuthServer;
let app: ReturnType<typeof startSession>;
let directory = '';
let target = '';
let progress: ExportProgress[] = [];

beforeEach(async () => {
  disk.refuses.clear();
  disk.isNearlyFull = false;
  directory = mkdtempSync(join(tmpdir(), 'faults-'));
  target = join(directory, 'list.csv');
  writeFileSync(target, 'old');
  progress = [];
  server = await startAuthServer();
  app = startSession(() => server.origin, createMemoryKeychain().keychain, { user: null });
  await app.session.login({ email: 'ada@backoffice.example', password: 'right', remember: false });
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const startJobs = (confirmSize: (question: SizeQuestion) => Promise<boolean> = expect.fail) => {
  const current = { ...defaultSettings };
  const settings: SettingsStore = {
    recovered: false,
    get: (key) => current[key],
    set: (changes) => Object.assign(current, changes),
  };
  return createExportJobs({
    api: app.api,
    settings,
    history: createExportHistory({
      kept: { read: () => [], write: () => {} },
      owner: () => 'ada',
      nameOf: basename,
    }),
    log: { info: () => {}, error: () => {} },
    onProgress: (told) => progress.push(told),
    confirmSize,
    onChange: () => {},
  });
};

const exportInto = async (
  path: string,
  change: Partial<FileExport> = {},
  confirmSize?: (question: SizeQuestion) => Promise<boolean>,
): Promise<ExportProgress> => {
  const jobs = startJobs(confirmSize);
  jobs.start({ kind: 'file', wanted: { ...wanted, ...change } }, { path });
  await jobs.whenIdle();
  const last = progress.at(-1);
  if (!last) throw new Error('Nothing was said of the export');
  return last;
};

/** The old file is as it was, and nothing lies beside it. */
const expectUntouched = (): void => {
  expect(readdirSync(directory)).toEqual(['list.csv']);
  expect(readFileSync(target, 'utf8')).toBe('old');
};

describe('no file, and a sentence that says why, when the server', () => {
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
      server.onRequest = (_request, response) => answer(response);
      const last = await exportInto(target);
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

describe('no file, and a sentence that says why, when', () => {
  it.each([
    ['the disk is full', 'write', 'ENOSPC', 'diskFull'],
    ['the quota is used up', 'write', 'EDQUOT', 'diskFull'],
    ['the folder is read-only', 'open', 'EACCES', 'notAllowed'],
    ['the disk is read-only', 'open', 'EROFS', 'notAllowed'],
    ['Windows does not take the name', 'lstat', 'EINVAL', 'nameRefused'],
    ['another program holds the file', 'rename', 'EPERM', 'inUse'],
    ['the disk is broken', 'write', 'EIO', 'disk'],
  ] as const)('%s', async (_name, step, code, problem) => {
    server.onRequest = (_request, response) => sendCsv(response);
    disk.refuses.set(step, code);
    expect(await exportInto(target)).toMatchObject({ state: 'failed', problem });
    expectUntouched();
  });

  it('the folder is gone, or the name is too long', async () => {
    server.onRequest = (_request, response) => sendCsv(response);
    expect(await exportInto(join(directory, 'gone', 'list.csv'))).toMatchObject({ problem: 'folderGone' });
    expect(await exportInto(join(directory, `${'x'.repeat(300)}.csv`))).toMatchObject({
      problem: 'nameTooLong',
    });
    expect(server.countOf('/export')).toBe(0);
    expectUntouched();
  });

  it('the person stops it, or logs out', async () => {
    server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).write(csv);
    for (const [stop, outcome] of [
      [(jobs: ReturnType<typeof startJobs>) => void jobs.cancelAll(), { state: 'cancelled', problem: null }],
      [() => void app.session.logout(), { state: 'failed', problem: 'session' }],
    ] as const) {
      const jobs = startJobs();
      jobs.start({ kind: 'file', wanted }, { path: target });
      await expect.poll(() => readdirSync(directory).length).toBe(2);
      stop(jobs);
      await jobs.whenIdle();
      expect(progress.at(-1)).toMatchObject(outcome);
      expectUntouched();
    }
  });
});

describe('a whole file', () => {
  it('comes when the token had run out: refreshed, and once more from the start', async () => {
    server.onRequest = (_request, response) => sendCsv(response);
    server.expireAccess();
    expect(await exportInto(target)).toMatchObject({ state: 'done', bytes: csv.length, problem: null });
    expect(readFileSync(target, 'utf8')).toBe(csv);
    expect([server.countOf('/export'), server.countOf('refresh-token')]).toEqual([2, 1]);
  });

  it('is what the server sent, byte for byte, whatever that is', async () => {
    const odd = Buffer.concat([
      Buffer.from('\uFEFF{a;b\n=1+1;"'),
      Buffer.from([0xff, 0, 0xfe]),
      Buffer.from('\r'),
    ]);
    server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end(odd);
    await exportInto(target);
    expect(readFileSync(target)).toEqual(odd);
  });

  it('is rewritten for a spreadsheet only when that was asked for', async () => {
    server.onRequest = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/csv' })
        .end('Name,Sum\n=1+1,-10.50\n"a;+b",+34 600');
    await exportInto(target, { profile: 'standard' });
    expect(readFileSync(target, 'utf8')).toBe(`\uFEFFName,Sum\r\n'=1+1,-10.50\r\n"a;'+b",+34 600\r\n`);
    await exportInto(target, { profile: 'excel' });
    expect(readFileSync(target, 'utf8')).toBe(`\uFEFFName;Sum\r\n'=1+1;"-10,50"\r\n"a;'+b";+34 600\r\n`);
  });

  it('that unfolds out of little is asked about once, and stopped or gone on with', async () => {
    const megabytes = 70;
    const packed = gzipSync(Buffer.alloc(megabytes * 1024 * 1024, 'ID,Sum\n'));
    server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' }).end(packed);
    const questions: SizeQuestion[] = [];
    const answer = (isToGoOn: boolean) => async (question: SizeQuestion) => {
      questions.push(question);
      return isToGoOn;
    };
    expect(await exportInto(target, {}, answer(false))).toMatchObject({ state: 'cancelled' });
    expectUntouched();
    expect(await exportInto(target, {}, answer(true))).toMatchObject({ state: 'done' });
    expect(statSync(target).size).toBe(megabytes * 1024 * 1024);
    expect(questions.filter((question) => question === 'unfolds')).toHaveLength(2);
  });

  it('of a list is not written on onto a disk that is nearly full before the person says so', async () => {
    disk.isNearlyFull = true;
    const name = 'x'.repeat(36_000);
    let calls = 0;
    server.onRequest = (_request, response) => {
      calls += 1;
      const rows = Array.from({ length: calls < 3 ? 500 : 1 }, (_, index) => ({
        id: `${calls}-${index}`,
        name,
      }));
      sendJson(response, 200, rows);
    };
    const list: ListExport = {
      ...{ operation: 'companies.list', params: { country: 'es' }, query: {}, name: 'Companies' },
      columns: [{ label: 'Name', fields: ['name'], format: 'text' }],
      ...{ timeZone: 'Europe/Madrid', profile: 'standard' },
    };
    const questions: SizeQuestion[] = [];
    const jobs = startJobs(async (question) => {
      questions.push(question);
      return questions.length > 1;
    });
    jobs.start({ kind: 'list', wanted: list }, { path: target });
    await jobs.whenIdle();
    expect(progress.at(-1)).toMatchObject({ state: 'cancelled' });
    expectUntouched();
    expect(calls).toBe(2);
    calls = 0;
    jobs.start({ kind: 'list', wanted: list }, { path: target });
    await jobs.whenIdle();
    expect(progress.at(-1)).toMatchObject({ state: 'done', rows: 1001 });
    expect(questions).toEqual(['diskShort', 'diskShort']);
  });

  it('is not made of one quote that is never closed, of which little is read', async () => {
    let sent = 0;
    server.onRequest = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('Name,Sum\nAna,1\n"');
      const send = (): void => {
        while (sent < 400 && !response.destroyed) {
          sent += 1;
          if (!response.write('x'.repeat(1024 * 1024))) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    };
    expect(await exportInto(target, { profile: 'standard' })).toMatchObject({
      state: 'failed',
      problem: 'notAFile',
    });
    expect(sent).toBeLessThan(400);
    expectUntouched();
  });

  it('never replaces a file that another instance made meanwhile, with links or without', async () => {
    server.onRequest = (_request, response) => sendCsv(response);
    for (const code of [null, 'EPERM']) {
      if (code) disk.refuses.set('link', code);
      const jobs = startJobs();
      const names = ['second.csv', 'third.csv', 'fourth.csv', 'fifth.csv'];
      const next = (): string => join(directory, names.shift() ?? '');
      const firstTwo = [0, 1].map(() => jobs.start({ kind: 'file', wanted }, { path: target, next }));
      expect(firstTwo).toHaveLength(2);
      await jobs.whenIdle();
      expect(readFileSync(target, 'utf8')).toBe('old');
      expect(readFileSync(join(directory, 'second.csv'), 'utf8')).toBe(csv);
      expect(readFileSync(join(directory, 'third.csv'), 'utf8')).toBe(csv);
      for (const name of ['second.csv', 'third.csv']) rmSync(join(directory, name));
    }
    expectUntouched();
  });

  it('is done once it has its name, also where nothing may be removed', async () => {
    server.onRequest = (_request, response) => sendCsv(response);
    disk.refuses.set('rm', 'EPERM');
    const jobs = startJobs();
    const names = ['second.csv'];
    const next = (): string => join(directory, names.shift() ?? expect.fail('One name was enough'));
    jobs.start({ kind: 'file', wanted }, { path: target, next });
    await jobs.whenIdle();
    expect(progress.at(-1)).toMatchObject({ state: 'done', fileName: 'second.csv' });
    expect(readdirSync(directory)).toEqual([expect.stringMatching(/part$/), 'list.csv', 'second.csv']);
  });
});
