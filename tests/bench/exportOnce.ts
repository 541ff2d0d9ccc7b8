import { withAllCities } from '../../src/main/api/allCities.ts';
import { createApiClient } from '../../src/main/api/apiClient.ts';
import { exportFile } from '../../src/main/exports/exportFile.ts';
import { writeWholeFile } from '../../src/main/exports/writeWholeFile.ts';
import { createHttpClient } from '../../src/main/http/httpClient.ts';

/* Runs main's part of an export in its own process and prints the figures. */

export interface ExportFigures {
  /** Until all bytes are handed to the system, as curl measures. */
  writtenMs: number;
  /** Until the file is flushed and renamed. */
  wholeMs: number;
  /** Maximum growth of the process in bytes. */
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

// Warm up, so that lazy loading does not count as growth.
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
