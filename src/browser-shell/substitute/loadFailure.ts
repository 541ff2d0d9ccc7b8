import { hasHandler, loadThroughProtocol } from './protocol.ts';

interface LoadError extends Error {
  errno: number;
  code: string;
}

const failure = (errno: number, code: string, url: string): LoadError =>
  Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { errno, code });

/** Why this address cannot be loaded, in Chromium's words; null when it can. A status of 404 is no failure. */
export const loadFailure = async (url: string): Promise<LoadError | null> => {
  if (!URL.canParse(url)) return failure(-300, 'ERR_INVALID_URL', url);
  const { protocol } = new URL(url);
  if (protocol === 'http:' || protocol === 'https:') return null;
  if (!hasHandler(url)) return failure(-301, 'ERR_UNKNOWN_URL_SCHEME', url);
  return (await loadThroughProtocol(url)) ? null : failure(-9, 'ERR_UNEXPECTED', url);
};
