import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Answer, startTestApi, superAdmin, today } from '../../src/demo-api/testing/testApi.ts';
import { checkCalls } from '../../src/main/diagnostics/serverCheck/checkServer.ts';
import { checkWrites } from '../../src/main/diagnostics/serverCheck/checkWrites.ts';
import type { CheckOptions } from '../../src/main/diagnostics/serverCheck/serverExchange.ts';
import { clientOf } from './httpClientSetUp.ts';
import { startServer, type TestServer } from './httpServer.ts';

interface Bent {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  /** Closes the connection without an answer. */
  isDropped?: true;
}
/** Changes requests and answers of the sample server below this path. */
export interface Bend {
  path: RegExp;
  /** Default: every method. */
  method?: string;
  ask?: (search: URLSearchParams) => void;
  answer?: (answer: Answer, search: URLSearchParams) => Bent;
  /** Answer of a request that does not reach the sample server. */
  refuses?: { status: number; text: string };
}

const headersOf = ({ headers }: Answer): Record<string, string> => ({
  'content-type': headers.get('content-type') ?? '',
  ...(headers.has('content-total') ? { 'content-total': headers.get('content-total') ?? '' } : {}),
});

const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const text = await readText(request);
  return text === '' ? undefined : text;
};

interface BentServer extends TestServer {
  token: string;
  /** Tables with a record that has this text in its name or address and is not deleted. */
  recordsWith(text: string): string[];
}

const marked: Readonly<Record<string, string>> = {
  admins: 'email LIKE ?',
  home_categories: 'name LIKE ?',
  top_filters: 'name LIKE ?',
  cities: 'localName LIKE ?',
  companies: 'name LIKE ?',
  customer_requests: 'email LIKE ?',
  establishments: 'name LIKE ? AND deletedAt IS NULL',
  promotions: 'name LIKE ?',
  couriers: 'email LIKE ? AND deletedAt IS NULL',
  customers: 'email LIKE ? AND deletedAt IS NULL',
};

/** The sample server with changed answers. */
export const startBentServer = async (bends: readonly Bend[]): Promise<BentServer> => {
  const api = await startTestApi({ orders: 300 });
  const { accessToken } = await api.logIn(superAdmin);
  const send = api.as(accessToken);
  const server = await startServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const path = pathname.slice('/api/v1'.length);
    const { method = 'GET' } = request;
    const bend = bends.find(
      (known) => known.path.test(path) && (known.method === undefined || known.method === method),
    );
    if (bend?.refuses)
      return void response
        .writeHead(bend.refuses.status, { 'content-type': 'application/json' })
        .end(bend.refuses.text);
    const asked = new URLSearchParams(searchParams);
    bend?.ask?.(searchParams);
    const answer = await send(method, `${path}?${searchParams}`, await bodyOf(request));
    const usual = { status: answer.status, headers: headersOf(answer), text: answer.text };
    const bent: Bent & typeof usual = { ...usual, ...bend?.answer?.(answer, asked) };
    if (bent.isDropped) return void response.destroy();
    response.writeHead(bent.status, bent.headers);
    response.end(bent.text);
    return undefined;
  });
  return {
    ...server,
    token: accessToken,
    recordsWith: (text) =>
      Object.entries(marked)
        .filter(([table, condition]) =>
          api.db.prepare(`SELECT 1 FROM ${table} WHERE ${condition}`).get(`%${text}%`),
        )
        .map(([table]) => table),
  };
};

const optionsFor = (server: TestServer & { token: string }, country: string): CheckOptions => ({
  http: clientOf(server.origin),
  session: { authorized: (signal, attempt) => attempt({ signal, bearer: server.token }) },
  country,
  inTurn: (task) => task(),
  onProgress: () => undefined,
  now: () => today,
  signal: new AbortController().signal,
});

export const checkBent = async (bends: readonly Bend[], country = 'es') => {
  const server = await startBentServer(bends);
  try {
    return { ...(await checkCalls(optionsFor(server, country))), seen: server.seen };
  } finally {
    await server.close();
  }
};

/** The check of writes, with its requests and the records that it left on the server. */
export const writeToBent = async (bends: readonly Bend[], changes: Partial<CheckOptions> = {}) => {
  const server = await startBentServer(bends);
  try {
    const writes = await checkWrites({ ...optionsFor(server, 'es'), ...changes });
    return { writes, seen: server.seen, left: server.recordsWith('server-check-') };
  } finally {
    await server.close();
  }
};
