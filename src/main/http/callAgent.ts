import { Agent } from 'undici';
import { connectionLimits } from './proxyResolver.ts';

/** Direct connections to a real server. HTTP/1.1, see docs/decisions/network.md. */
export const callAgent = new Agent({ ...connectionLimits, bodyTimeout: 0, headersTimeout: 0 });
