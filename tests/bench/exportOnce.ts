import { basename } from 'node:path';
import { withAllCities } from '../../src/main/api/allCities.ts';
import { createApiClient } from '../../src/main/api/apiClient.ts';
import { createExportHistory } from '../../src/main/exports/exportHistory.ts';
import { createExportJobs } from '../../src/main/exports/exportJobs.ts';
import { createHttpClient } from '../../src/main/http/httpClient.ts';
import { defaultSettings } from '../../src/main/settings/settingsSchema.ts';
import type { SettingsStore } from '../../src/main/settings/settingsStore.ts';

/* What main does for one export, in a process of its own: told where from and where to, it tells how it went. */

export interface ExportFigures {
  /** Until all bytes are with the system, as curl counts it. */
  writtenMs: number;
  /** Until the file is flushed to the disk and has its name. */
  wholeMs: number;
  /** By how many bytes the process grew at most. */
  growth: number;
  state: string;
}

const [, , origin = '', token = '', city = '', target = ''] = process.argv;

const current = { ...defaultSettings };
const settings: SettingsStore = {
  recovered: false,
  get: (key) => current[key],
  set: (changes) => Object.assign(current, changes),
};
const http = createHttpClient({ target: () => ({ origin, headers: {} }), language: () => 'en-US' });
const api = createApiClient({
  http,
  session: { authorized: (signal, attempt) => attempt({ signal, bearer: token }) },
  log: { error: console.error },
});

let state = '';
let writtenAt = 0;
const jobs = createExportJobs({
  api: withAllCities({ api, owner: () => '' }),
  settings,
  history: createExportHistory({
    kept: { read: () => [], write: () => {} },
    owner: () => '',
    nameOf: basename,
  }),
  log: { info: console.error, error: console.error },
  onProgress: (progress) => {
    // The last word before the end: everything is written.
    if (progress.state === 'running') writtenAt = performance.now();
    state = progress.state;
  },
  confirmSize: async () => true,
  onChange: () => {},
});

// Whatever a first request loads is no growth of an export.
await api.call({ operation: 'cities.list', params: { country: 'es' }, query: {} });
const before = process.memoryUsage.rss();
let most = before;
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 20);
const startedAt = performance.now();
const params = { country: 'es', city };
jobs.start(
  {
    kind: 'file',
    wanted: { operation: 'courierPayLists.export', params, query: {}, name: 'bench', profile: 'raw' },
  },
  { path: target },
);
await jobs.whenIdle();
clearInterval(timer);
const figures: ExportFigures = {
  writtenMs: writtenAt - startedAt,
  wholeMs: performance.now() - startedAt,
  growth: most - before,
  state,
};
console.log(JSON.stringify(figures));
