import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { failure, type Result } from '#shared/ipc/result.ts';
import { defaultSettings, type Settings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { composeExports } from './composeExports.ts';

it('reports the end of an export only to the user who started it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'exports-'));
  const window = new BrowserWindow({ show: false });
  const send = vi.spyOn(window.webContents, 'send').mockReturnValue(undefined);
  const current: Settings = { ...defaultSettings };
  const settings: SettingsStore = {
    recovered: false,
    get: (key) => current[key],
    set: (changes) => void Object.assign(current, changes),
  };
  const answer = Promise.withResolvers<Result<never>>();
  const download = () => answer.promise;
  let user = 'first';
  app.setPath('userData', folder);
  const { jobs, history } = composeExports({
    api: { download } as never,
    settings,
    log: { info: vi.fn(), error: vi.fn() },
    owner: () => user,
    windowToAskIn: () => window,
  });
  const wanted = { operation: 'courierPayLists.export', params: { country: 'es', city: 'c1' }, query: {} };
  jobs.start({ type: 'file', wanted } as never, { path: join(folder, 'Ana.csv') } as never);
  expect(send).toHaveBeenCalledTimes(1);
  user = 'another';
  send.mockClear();
  answer.resolve(failure('SESSION_ENDED', 401));
  await jobs.whenIdle();
  expect(send).not.toHaveBeenCalled();
  expect(history.list()).toEqual([]);
  user = 'first';
  expect(history.list()).toMatchObject([{ state: 'failed' }]);
  rmSync(folder, { recursive: true });
});
