import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ConnectProxy {
  /** `127.0.0.1:port` */
  address: string;
  /** Targets and headers of all CONNECT requests. */
  seen: { target: string; headers: IncomingHttpHeaders }[];
  /** Requests without a tunnel, which the proxy could read. */
  readable: string[];
  close(): Promise<void>;
}

/** `open` accepts everything, `password` requires credentials, `silent` never responds. */
type Manner = 'open' | 'password' | 'silent';

/** Real proxy that connects every host name to this machine. */
export const startConnectProxy = async (manner: Manner = 'open'): Promise<ConnectProxy> => {
  const seen: ConnectProxy['seen'] = [];
  const readable: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    readable.push(request.url ?? '');
    response.writeHead(400).end();
  });
  server.on('connect', (request, client: Socket) => {
    seen.push({ target: request.url ?? '', headers: request.headers });
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (manner === 'silent') return;
    if (manner === 'password') {
      client.end('HTTP/1.1 407 Who are you\r\nproxy-authenticate: Basic realm="company"\r\n\r\n');
      return;
    }
    const onward = connect(Number(request.url?.split(':').at(-1)), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(client).pipe(onward);
    });
    onward.on('error', () => client.destroy());
    client.on('close', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    readable,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
