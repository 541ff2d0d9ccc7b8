import { withAllCities } from '../../src/main/api/allCities.ts';
import { createApiClient } from '../../src/main/api/apiClient.ts';
import { exportFile } from '../../src/main/exports/exportFile.ts';
import { writeWholeFile } from '../../src/main/exports/writeWholeFile.ts';
import { createHttpClient } from '../../src/main/http/httpClient.ts';

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

const [, , origin = '', token = '', city = '', target = '', format = 'raw'] = process.argv;
const profile = format === 'xlsx' ? 'xlsx' : 'raw';

const http = createHttpClient({ target: () => ({ origin, headers: {} }), language: () => 'en-US' });
const api = withAllCities({
  api: createApiClient({
    http,
    session: { authorized: (signal, attempt) => attempt({ signal, bearer: token }) },
    log: { error: console.error },
  }),
  owner: () => '',
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
let state = 'done';
let writtenAt = 0;
await writeWholeFile({
  target,
  write: async (into) => {
    const result = await exportFile(
      { operation: 'courierPayLists.export', params, query: {}, name: 'bench', profile },
      into,
      {
        api,
        signal: new AbortController().signal,
        onProgress: () => undefined,
        watch: { unfolded: () => undefined },
      },
    );
    if (!result.ok) state = result.error.code;
  },
  onWritten: () => {
    writtenAt = performance.now();
  },
});
clearInterval(timer);
const figures: ExportFigures = {
  writtenMs: writtenAt - startedAt,
  wholeMs: performance.now() - startedAt,
  growth: most - before,
  state,
};
console.log(JSON.stringify(figures));
