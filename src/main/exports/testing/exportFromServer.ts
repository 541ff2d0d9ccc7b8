import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../tests/support/authServer.ts';
import { createMemoryKeychain, startSession } from '../../../../tests/support/sessionFixture.ts';
import type { ExportProgress, FileExport } from '../../../shared/ipc/exportRoutes.ts';
import { withAllCities } from '../../api/allCities.ts';
import { defaultSettings } from '../../settings/settingsSchema.ts';
import type { SettingsStore } from '../../settings/settingsStore.ts';
import { createExportHistory } from '../exportHistory.ts';
import { createExportJobs } from '../exportJobs.ts';
import type { SizeDoubt } from '../watchSize.ts';

export const csv = `ID,Sum\r\n${'l1,10.50\r\n'.repeat(40_000)}`;
export const sendCsv = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);

export const wanted: FileExport = {
  operation: 'courierPayLists.export',
  params: { country: 'es', city: 'c1' },
  query: {},
  name: 'courier paylist_20260515',
  profile: 'raw',
};

/** Logged-in session, its server, and a folder with an existing file at the target path. */
export const setUp = {
  server: undefined as unknown as AuthServer,
  app: undefined as unknown as ReturnType<typeof startSession>,
  directory: '',
  target: '',
  progress: [] as ExportProgress[],
};

beforeEach(async () => {
  setUp.directory = mkdtempSync(join(tmpdir(), 'faults-'));
  setUp.target = join(setUp.directory, 'list.csv');
  writeFileSync(setUp.target, 'old');
  setUp.progress = [];
  setUp.server = await startAuthServer();
  setUp.app = startSession(() => setUp.server.origin, createMemoryKeychain().keychain, { user: null });
  await setUp.app.session.login({ email: 'ada@backoffice.example', password: 'right', remember: false });
});
afterEach(async () => {
  await setUp.server.close();
  rmSync(setUp.directory, { recursive: true, force: true });
});

export const startJobs = (confirmSize: (doubt: SizeDoubt) => Promise<boolean> = expect.fail) => {
  const current = { ...defaultSettings };
  const settings: SettingsStore = {
    recovered: false,
    get: (key) => current[key],
    set: (changes) => Object.assign(current, changes),
  };
  return createExportJobs({
    api: withAllCities({ api: setUp.app.api, owner: () => 'ada' }),
    settings,
    history: createExportHistory({
      pastExports: { read: () => [], write: () => {} },
      owner: () => 'ada',
      nameOf: basename,
    }),
    log: { info: () => {}, error: () => {} },
    onProgress: (progressed) => setUp.progress.push(progressed),
    confirmSize,
    onChange: () => {},
  });
};

export const exportInto = async (
  path: string,
  change: Partial<FileExport> = {},
  confirmSize?: (doubt: SizeDoubt) => Promise<boolean>,
): Promise<ExportProgress> => {
  const jobs = startJobs(confirmSize);
  jobs.start({ type: 'file', wanted: { ...wanted, ...change } }, { path });
  await jobs.whenIdle();
  const last = setUp.progress.at(-1);
  if (!last) throw new Error('Nothing was said of the export');
  return last;
};

export const expectUntouched = (): void => {
  expect(readdirSync(setUp.directory)).toEqual(['list.csv']);
  expect(readFileSync(setUp.target, 'utf8')).toBe('old');
};
