import { readFileSync } from 'node:fs';

/** Preload script that records a process's socket connections and DNS lookups. */
const hook = `
import { subscribe } from 'node:diagnostics_channel';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { isIP } from 'node:net';
const note = (text) => appendFileSync(process.env.BACKOFFICE_CONNECTIONS, text + '\\n');
subscribe('net.client.socket', ({ socket }) => {
  socket.once('connect', () => { if (socket.remoteAddress) note(socket.remoteAddress + ':' + socket.remotePort); });
});
const send = dgram.Socket.prototype.send;
dgram.Socket.prototype.send = function (...args) { note('datagram'); return send.apply(this, args); };
const lookup = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (isIP(host) === 0) note('name ' + host);
  return lookup(host, ...rest);
};
`;

/** Environment that makes a process and its children record their connections in the file. */
export const noteConnections = (file: string): NodeJS.ProcessEnv => ({
  BACKOFFICE_CONNECTIONS: file,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
});

export const notedConnections = (file: string): string[] => [
  ...new Set(readFileSync(file, 'utf8').trimEnd().split('\n')),
];
