import { startProcess } from './startProcess.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** With its `?`; empty without one. */
  query: string;
  status: number;
}

interface FaultRule {
  /** Part of `METHOD /path`. */
  match: string;
  /** `delay=8000`, `status=503`, `drop`, `truncate`, `html`, `huge=50mb`, `slow=1kb` */
  fault: string;
  times?: number;
}

export interface DemoApi {
  origin: string;
  /** Everything it has printed. */
  output(): string;
  setFault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** The requests it has answered, oldest first. */
  requests(): Promise<ApiRequest[]>;
  stop(): Promise<void>;
}

export interface DemoApiOptions {
  orders?: number;
  /** How many cities Spain has; 3 unless told. */
  cities?: number;
  /** It answers so many milliseconds later. */
  latency?: number;
  accessTtlSeconds?: number;
  /** A file to keep the data in; with sample data already in it the start is three times as fast. */
  database?: string;
  /** Where its clock starts; sample data is made for that day. */
  now?: string;
  /** How long it may take to fill its database. */
  deadlineMs?: number;
}

const check = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer;
  if (!response.ok) throw new Error(`The demo API refused: ${response.status} ${await response.text()}`);
  return response;
};

/** A demo API of its own for one test, with faults that the test can set. */
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
    origin,
    output: server.output,
    setFault: async (rule) => void (await control('/__faults', 'POST', rule)),
    clearFaults: async () => void (await control('/__faults', 'DELETE')),
    requests: async () => (await control('/__requests', 'GET')).json() as Promise<ApiRequest[]>,
    stop: server.stop,
  };
};
