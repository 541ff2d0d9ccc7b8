import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface TestServer {
  origin: string;
  seen: Seen[];
  close(): Promise<void>;
}

const listen = async (server: Server, scheme: string, seen: Seen[]): Promise<TestServer> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${scheme}://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const recording =
  (seen: Seen[], handle: RequestListener): RequestListener =>
  (request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    handle(request, response);
  };

export const startServer = (handle: RequestListener): Promise<TestServer> => {
  const seen: Seen[] = [];
  return listen(createServer(recording(seen, handle)), 'http', seen);
};

export const startTlsServer = (
  credentials: { key: string; cert: string },
  handle: RequestListener,
): Promise<TestServer> => {
  const seen: Seen[] = [];
  const server = createTlsServer(credentials, recording(seen, handle));
  server.on('tlsClientError', (_error: Error, socket: TLSSocket) => socket.destroy());
  return listen(server, 'https', seen);
};

export const sendJson = (
  response: Parameters<RequestListener>[1],
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
