import { type Answer, startTestApi, superAdmin, today } from '../../src/demo-api/testing/testApi.ts';
import { checkCalls } from '../../src/main/diagnostics/serverCheck/checkServer.ts';
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
  ask?: (search: URLSearchParams) => void;
  answer?: (answer: Answer, search: URLSearchParams) => Bent;
}

const headersOf = ({ headers }: Answer): Record<string, string> => ({
  'content-type': headers.get('content-type') ?? '',
  ...(headers.has('content-total') ? { 'content-total': headers.get('content-total') ?? '' } : {}),
});

/** The sample server with changed answers. */
export const startBentServer = async (bends: readonly Bend[]): Promise<TestServer & { token: string }> => {
  const api = await startTestApi({ orders: 300 });
  const { accessToken } = await api.logIn(superAdmin);
  const send = api.as(accessToken);
  const server = await startServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const path = pathname.slice('/api/v1'.length);
    const bend = bends.find((known) => known.path.test(path));
    const asked = new URLSearchParams(searchParams);
    bend?.ask?.(searchParams);
    const answer = await send(request.method ?? 'GET', `${path}?${searchParams}`);
    const usual = { status: answer.status, headers: headersOf(answer), text: answer.text };
    const bent: Bent & typeof usual = { ...usual, ...bend?.answer?.(answer, asked) };
    if (bent.isDropped) return void response.destroy();
    response.writeHead(bent.status, bent.headers);
    response.end(bent.text);
    return undefined;
  });
  return { ...server, token: accessToken };
};

export const checkBent = async (bends: readonly Bend[], country = 'es') => {
  const server = await startBentServer(bends);
  try {
    const result = await checkCalls({
      http: clientOf(server.origin),
      session: { authorized: (signal, attempt) => attempt({ signal, bearer: server.token }) },
      country,
      inTurn: (task) => task(),
      onProgress: () => undefined,
      now: () => today,
      signal: new AbortController().signal,
    });
    return { ...result, seen: server.seen };
  } finally {
    await server.close();
  }
};
