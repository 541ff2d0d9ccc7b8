import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordingProxy {
  origin: string;
  /** Every token that went to the app, or came from it. */
  tokens(): string[];
  close(): Promise<void>;
}

const tokenFields = /"(?:accessToken|refreshToken)"\s*:\s*"([^"]+)"/g;

/** Stands between the app and its API and learns the secrets that nobody else may ever see. */
export const startRecordingProxy = async (target: string): Promise<RecordingProxy> => {
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
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
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
