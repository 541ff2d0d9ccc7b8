import { Agent } from 'undici';
import { maxConnections } from './proxyResolver.ts';

/** Longer than the pause between two polls. */
const keepAliveTimeout = 30_000;

const newAgent = (): Agent =>
  new Agent({ connections: maxConnections, keepAliveTimeout, bodyTimeout: 0, headersTimeout: 0 });

let agent = newAgent();
let usedAt = Date.now();

/** Direct connections to a real server. HTTP/1.1, see docs/decisions/network.md. */
export const callAgent = (): Agent => {
  const now = Date.now();
  // The computer may have slept: its connections can be dead without notice, as timers pause too.
  if (now - usedAt > keepAliveTimeout) {
    void agent.close();
    agent = newAgent();
  }
  usedAt = now;
  return agent;
};
