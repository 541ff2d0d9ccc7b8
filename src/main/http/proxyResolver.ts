import type { Dispatcher } from 'undici';
import type { HttpFailureReason } from './httpOutcome.ts';

/** Finds the proxy that a request goes through. */
export interface ProxyResolver {
  /** What has to be there before a request to this origin; no part of the time that the request may take. */
  prepare(origin: string): Promise<void>;
  /** The proxy for an address, as undici's dispatcher; undefined: a direct connection. */
  dispatcherFor(url: URL): Promise<Dispatcher | undefined>;
  /** Nothing came through it: the next request tries another one, if the system knows one. */
  failed(proxy: Dispatcher): void;
}

interface ProxyOptions {
  /** What the system's settings say, in the words of a proxy script: `PROXY a:8080; DIRECT`. */
  resolveProxy: (origin: string) => Promise<string>;
  /** Awaited by every request that leaves this machine. */
  prepare: () => Promise<void>;
}

/** A proxy that cannot be used, whatever is tried. */
class ProxyProblem extends Error {
  readonly reason: HttpFailureReason;
  constructor(reason: HttpFailureReason) {
    super(reason);
    this.reason = reason;
  }
}

const restMs = 60_000;
const schemes: Readonly<Record<string, string>> = { PROXY: 'http', HTTP: 'http', HTTPS: 'https' };
const loopback = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;
const isThisMachine = (url: URL): boolean => loopback.test(url.hostname);

/** The addresses of the proxies in their order, null for none; those of other kinds are left out. */
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
 * Asks the system for the proxy of each request: a person may join or leave a company's network at any time. Calls to this
 * machine, and they alone may be without encryption, never go to a proxy; so a proxy only ever passes on what it
 * cannot read.
 */
export const createProxyResolver = ({ resolveProxy, prepare }: ProxyOptions): ProxyResolver => {
  const agents = new Map<string, Dispatcher>();
  const restingUntil = new Map<Dispatcher, number>();

  const agentOf = async (address: string): Promise<Dispatcher> => {
    // Loaded with the first proxy: undici would make the start of the app wait.
    const { ProxyAgent } = await import('undici');
    const agent = agents.get(address) ?? new ProxyAgent(address);
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
      // The system could not find out: as a browser does, try without.
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

/** Why a proxy is to blame for a request that failed, if it is; the library tells it only in words. */
export const proxyReason = (error: unknown): HttpFailureReason | null => {
  if (error instanceof ProxyProblem) return error.reason;
  if (!(error instanceof Error)) return null;
  return error.message.includes('Proxy response (407)') ? 'proxyPassword' : proxyReason(error.cause);
};
