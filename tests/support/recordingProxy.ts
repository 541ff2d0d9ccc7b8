import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordingProxy {
  origin: string;
  /** Every token sent to or by the app. */
  tokens(): string[];
  close(): Promise<void>;
}

const tokenFields = /"(?:accessToken|refreshToken)"\s*:\s*"([^"]+)"/g;

/** Replaces or keeps the body of a response. */
type Alter = (request: { method: string; path: string; text: string }, body: Buffer) => Buffer;

/**
 * Proxy between the app and its API that records secrets, so that tests can check where they appear. `alter`
 * modifies responses.
 */
export const startRecordingProxy = async (
  target: string,
  alter: Alter = (_request, body) => body,
): Promise<RecordingProxy> => {
  const tokens = new Set<string>();

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const bearer = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1];
    if (bearer) tokens.add(bearer);
    const headers = { ...incoming.headers, host: new URL(target).host };
    const onward = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        for (const [, token] of body.toString('utf8').matchAll(tokenFields)) if (token) tokens.add(token);
        const [path = ''] = (incoming.url ?? '').split('?');
        const text = Buffer.concat(sent).toString('utf8');
        const altered = alter({ method: incoming.method ?? '', path, text }, body);
        const length =
          answer.headers['content-length'] === undefined ? {} : { 'content-length': altered.length };
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...length });
        outgoing.end(altered);
      });
    });
    onward.on('error', () => outgoing.destroy());
    const sent: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => sent.push(chunk));
    incoming.pipe(onward);
  };

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    tokens: () => [...tokens],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
