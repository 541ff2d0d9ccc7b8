import type { Dispatcher } from 'undici';
import type { HttpFailureReason } from './httpOutcome.ts';

export interface ProxyResolver {
  /** Preparation before a request to this origin. Does not count towards its time limit. */
  prepare(origin: string): Promise<void>;
  /** Dispatcher of the proxy for a URL; `undefined`: direct connection. */
  dispatcherFor(url: URL): Promise<Dispatcher | undefined>;
  /** Reports a proxy that gave no answer. The next requests use the next proxy of the system, if any. */
  failed(proxy: Dispatcher): void;
}

interface ProxyOptions {
  /** Electron's `resolveProxy`: result in PAC syntax, such as `PROXY a:8080; DIRECT`. */
  resolveProxy: (origin: string) => Promise<string>;
  /** Awaited before each request that leaves this machine. */
  prepare: () => Promise<void>;
}

class ProxyProblem extends Error {
  readonly reason: HttpFailureReason;
  constructor(reason: HttpFailureReason) {
    super(reason);
    this.reason = reason;
  }
}

const restMs = 60_000;

/** Per server. Enough for a few windows on top of all background requests, which are eight at most. */
export const maxConnections = 48;
const schemes: Readonly<Record<string, string>> = { PROXY: 'http', HTTP: 'http', HTTPS: 'https' };
const loopback = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;
const isThisMachine = (url: URL): boolean => loopback.test(url.hostname);

/** Proxy URLs in order, `null` for a direct connection. Unsupported types are left out. */
const parseProxies = (answer: string): (string | null)[] =>
  answer.split(';').flatMap((entry) => {
    const [word = '', host = ''] = entry.trim().split(/\s+/);
    if (word === 'DIRECT') return [null];
    const address = `${schemes[word]}://${host}`;
    return Object.hasOwn(schemes, word) && URL.canParse(address) ? [address] : [];
  });

export const noProxy: ProxyResolver = {
  prepare: async () => undefined,
  dispatcherFor: async () => undefined,
  failed: () => undefined,
};

/**
 * Asks the system for the proxy of each request, because the computer may change networks at any time. Calls
 * to this machine bypass proxies. Only they may be unencrypted, so a proxy never sees plain text.
 */
export const createProxyResolver = ({ resolveProxy, prepare }: ProxyOptions): ProxyResolver => {
  const agents = new Map<string, Dispatcher>();
  const restingUntil = new Map<Dispatcher, number>();

  const agentOf = async (address: string): Promise<Dispatcher> => {
    // Imported with the first proxy, because undici would delay the start of the app.
    const { ProxyAgent } = await import('undici');
    const agent = agents.get(address) ?? new ProxyAgent({ uri: address, connections: maxConnections });
    agents.set(address, agent);
    return agent;
  };

  const isResting = (agent: Dispatcher): boolean => (restingUntil.get(agent) ?? 0) > performance.now();

  return {
    prepare: async (origin) => {
      if (URL.canParse(origin) && !isThisMachine(new URL(origin))) await prepare();
    },
    dispatcherFor: async (url) => {
      if (isThisMachine(url)) return undefined;
      const answer = await resolveProxy(url.origin);
      // No result from the system: try a direct connection, as browsers do.
      if (answer === '') return undefined;
      const ways = await Promise.all(
        parseProxies(answer).map((address) => (address === null ? undefined : agentOf(address))),
      );
      if (ways.length === 0) throw new ProxyProblem('proxyProtocol');
      const awake = ways.findIndex((way) => !way || !isResting(way));
      return ways[Math.max(awake, 0)];
    },
    failed: (proxy) => restingUntil.set(proxy, performance.now() + restMs),
  };
};

/** Failure reason if a proxy caused the error. Undici reports this only in the message. */
export const proxyReason = (error: unknown): HttpFailureReason | null => {
  if (error instanceof ProxyProblem) return error.reason;
  if (!(error instanceof Error)) return null;
  return error.message.includes('Proxy response (407)') ? 'proxyPassword' : proxyReason(error.cause);
};
