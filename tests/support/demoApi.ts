import { startServer } from '../../src/demo-api/startServer.ts';
import { startProcess } from './startProcess.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** With its `?`, or empty. */
  query: string;
  status: number;
}

interface FaultRule {
  match: string;
  /**
   * `delay=8000`, `hold` until the faults are cleared, `status=503`, `limit=30`, `overload`, `etag`,
   * `clock=-86400`, `drop`, `truncate`, `html`, `huge=50mb`, `slow=1kb`
   */
  fault: string;
  times?: number;
}

export interface DemoApi {
  origin: string;
  setFault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  requests(): Promise<ApiRequest[]>;
  stop(): Promise<void>;
}

export interface DemoApiOptions {
  orders?: number;
  /** Number of Spanish cities; default 3. */
  cities?: number;
  /** Delay of responses in milliseconds. */
  latency?: number;
  accessTtlSeconds?: number;
  /** Database file. An existing one makes the start three times as fast. */
  database?: string;
  /** Start of its clock; sample data is relative to that day. */
  now?: string;
  /** Time limit for filling its database. */
  deadlineMs?: number;
}

const check = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer;
  if (!response.ok) throw new Error(`The demo API refused: ${response.status} ${await response.text()}`);
  return response;
};

const doorsOf = (origin: string): Pick<DemoApi, 'setFault' | 'clearFaults' | 'requests'> => {
  const control = (path: string, method: string, body?: unknown): Promise<Response> =>
    check(
      fetch(`${origin}${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    );
  return {
    setFault: async (rule) => void (await control('/__faults', 'POST', rule)),
    clearFaults: async () => void (await control('/__faults', 'DELETE')),
    requests: async () => (await control('/__requests', 'GET')).json() as Promise<ApiRequest[]>,
  };
};

/** Starts a demo API in its own process, with faults that the caller can set. */
export const startDemoApi = async (options: DemoApiOptions = {}): Promise<DemoApi> => {
  const { orders = 400, accessTtlSeconds = 900, database, now, deadlineMs, cities, latency } = options;
  const server = await startProcess({
    command: process.execPath,
    args: [
      'src/demo-api/server.ts',
      '--port',
      '0',
      '--faults',
      '--orders',
      String(orders),
      '--access-ttl',
      String(accessTtlSeconds),
      ...(cities === undefined ? [] : ['--cities', String(cities)]),
      ...(latency === undefined ? [] : ['--latency', String(latency)]),
      ...(database === undefined ? [] : ['--db', database]),
      ...(now === undefined ? [] : ['--now', now]),
    ],
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    ready: /Demo API listening on (http:\/\/127\.0\.0\.1:\d+)\/api\/v1/,
  });
  const origin = server.match[1] ?? '';
  return { origin, ...doorsOf(origin), stop: server.stop };
};

/**
 * Starts a demo API for a test on existing sample data. It is the real server with its own database and port,
 * but in the test's process, which loads its more than a hundred files only once.
 */
export const serveDemoApi = async (database: string, accessTtlSeconds: number): Promise<DemoApi> => {
  const { close, port } = await startServer({
    host: '127.0.0.1',
    port: 0,
    dbFile: database,
    seed: 1,
    orders: 400,
    accessTtl: accessTtlSeconds,
    faults: true,
    onError: (error) => console.error(error),
  });
  const origin = `http://127.0.0.1:${port}`;
  return { origin, ...doorsOf(origin), stop: close };
};
