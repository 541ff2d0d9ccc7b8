import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendJson, startServer, type TestServer } from './httpServer.ts';

export const user = { id: 'admin1', firstName: 'Ada', lastName: 'Admin', role: 'Admin', country: 'es' };

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface AuthServer extends TestServer {
  /** Replaces the response to token refreshes. */
  onRefresh: Handler | null;
  /** Replaces the response to logins. */
  onLogin: Handler | null;
  /** Response to a request for a login link. */
  onLink: Handler;
  /** Response to image requests, with or without a token. */
  onImage: Handler;
  /** Response to requests with a valid token. */
  onRequest: Handler;
  /** Invalidates all access tokens issued so far. */
  expireAccess(): void;
  countOf(pathEnd: string): number;
}

/** API server that issues tokens, rotates them on refresh and accepts the newest ones. */
export const startAuthServer = async (): Promise<AuthServer> => {
  let issued = 0;
  let oldestGood = 1;
  const refreshTokens = new Set<string>();

  const issue = (): { accessToken: string; refreshToken: string } => {
    issued += 1;
    refreshTokens.add(`refresh-${issued}`);
    return { accessToken: `access-${issued}`, refreshToken: `refresh-${issued}` };
  };
  const bearerOf = ({ headers }: IncomingMessage): string =>
    (headers.authorization ?? '').replace('Bearer ', '');
  const refuse = (response: ServerResponse): void =>
    sendJson(response, 401, { code: 'UNAUTHORIZED', message: 'No' });

  const logIn: Handler = async (request, response) => {
    const body: { password?: string; token?: string } = JSON.parse(await text(request));
    if (body.password !== 'right' && body.token !== 'link-token') return refuse(response);
    sendJson(response, 200, { ...issue(), user: { ...user, passwordHash: 'not for us' } });
  };
  const refresh: Handler = (request, response) => {
    if (!refreshTokens.delete(bearerOf(request))) return refuse(response);
    sendJson(response, 200, issue());
  };
  const serve: Handler = (request, response) => {
    const number = Number(/^access-(\d+)$/.exec(bearerOf(request))?.[1] ?? 0);
    return number < oldestGood ? refuse(response) : server.onRequest(request, response);
  };

  const base = await startServer((request, response) => {
    const url = request.url ?? '';
    if (url.includes('/login')) void (server.onLogin ?? logIn)(request, response);
    else if (url.endsWith('/refresh-token')) void (server.onRefresh ?? refresh)(request, response);
    else if (url.endsWith('/send_link')) void server.onLink(request, response);
    else if (url.startsWith('/bucket/')) void server.onImage(request, response);
    else void serve(request, response);
  });
  const server: AuthServer = {
    ...base,
    onRefresh: null,
    onLogin: null,
    onLink: (_request, response) => void response.writeHead(204).end(),
    onImage: (_request, response) => void response.writeHead(404).end(),
    onRequest: (_request, response) => sendJson(response, 200, { max: 1 }),
    expireAccess: () => {
      oldestGood = issued + 1;
    },
    countOf: (pathEnd) => base.seen.filter(({ url }) => url.endsWith(pathEnd)).length,
  };
  return server;
};
