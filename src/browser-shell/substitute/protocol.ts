import { ReadableStream } from 'node:stream/web';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';

type Handler = Parameters<Electron.Protocol['handle']>[1];
const handlers = new Map<string, Handler>();
const privileged = new Map<string, Electron.Privileges>();

export const protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'> = {
  registerSchemesAsPrivileged: (schemes) => {
    if (app.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    if (!Array.isArray(schemes) || schemes.some(({ scheme }) => typeof scheme !== 'string'))
      throw new TypeError('Argument must be an array of custom schemes.');
    for (const { scheme, privileges = {} } of schemes) privileged.set(scheme, privileges);
    record('registerSchemesAsPrivileged', { schemes });
  },
  handle: (scheme, handler) => {
    if (!app.isReady()) throw new TypeError('Session can only be received when app is ready');
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
};

/** Switches in the order of Electron. */
const privilegeSwitches: readonly [keyof Electron.Privileges, string][] = [
  ['secure', 'secure-schemes'],
  ['bypassCSP', 'bypasscsp-schemes'],
  ['corsEnabled', 'cors-schemes'],
  ['supportFetchAPI', 'fetch-schemes'],
  ['allowServiceWorkers', 'service-worker-schemes'],
  ['standard', 'standard-schemes'],
  ['stream', 'streaming-schemes'],
  ['codeCache', 'code-cache-schemes'],
];

/**
 * Electron's switches for these schemes. The `second-instance` event includes those of the second process.
 */
app.schemeSwitches = () =>
  privilegeSwitches.flatMap(([privilege, name]) => {
    const schemes = [...privileged]
      .filter(([, privileges]) => privileges[privilege])
      .map(([scheme]) => scheme);
    return schemes.length > 0 ? [`--${name}=${schemes.join()}`] : [];
  });

const schemeOf = (address: string): string => new URL(address).protocol.slice(0, -1);

/** True if compiled scripts of this scheme are cached across windows. */
export const keepsCode = (address: string): boolean => {
  const { standard = false, codeCache = false } = privileged.get(schemeOf(address)) ?? {};
  return standard && codeCache;
};

/**
 * Electron's test for a Response (lib/browser/api/protocol.ts). The page sees anything else as a network
 * error.
 */
const isResponse = (answer: unknown): answer is Response => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { type, status, statusText, headers, body } = answer as Partial<Response>;
  if (type === 'error') return false;
  return (
    typeof status === 'number' &&
    typeof statusText === 'string' &&
    typeof headers === 'object' &&
    (body === null || body instanceof ReadableStream)
  );
};

const answerOf = async (
  address: string,
  request: Pick<RequestInit, 'method' | 'headers'>,
): Promise<Response | 'refused' | 'broken'> => {
  const handler = handlers.get(schemeOf(address));
  if (!handler) return 'refused';
  try {
    const answer: unknown = await handler(new Request(address, request));
    if (isResponse(answer)) return answer;
    return (answer as Partial<Response> | null)?.type === 'error' ? 'refused' : 'broken';
  } catch (cause) {
    console.error(cause);
    return 'broken';
  }
};

/** Response for an address; `null`: network error. */
export const loadThroughProtocol = async (
  address: string,
  request: Pick<RequestInit, 'method' | 'headers'> = {},
): Promise<Response | null> => {
  const answer = await answerOf(address, request);
  return answer === 'refused' || answer === 'broken' ? null : answer;
};

interface LoadError extends Error {
  errno: number;
  code: string;
}

const failure = (errno: number, code: string, url: string): LoadError =>
  Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { errno, code });

/** Chromium's error for an address that cannot be loaded, else `null`. A status of 404 is not a failure. */
export const loadFailure = async (url: string): Promise<LoadError | null> => {
  if (!URL.canParse(url)) return failure(-300, 'ERR_INVALID_URL', '');
  const { protocol } = new URL(url);
  if (protocol === 'http:' || protocol === 'https:') return null;
  const answer = await answerOf(url, {});
  if (answer === 'refused') return failure(-2, 'ERR_FAILED', url);
  return answer === 'broken' ? failure(-9, 'ERR_UNEXPECTED', url) : null;
};
