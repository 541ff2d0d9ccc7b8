import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import { session } from 'electron';
import type { Log } from './log.ts';

/** A store that takes longer counts from when it has answered; until then calls go on without it. */
const patienceMs = 30_000;

/**
 * In a thread of its own: the call blocks, and on a managed Mac it takes seconds (nodejs/node#63313). Main would stand
 * still, and the limit of the first request would be used up.
 */
const readSystemCertificates = (entry: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(entry);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended without an answer')));
    worker.unref();
  });

/**
 * Certificate authorities that this computer trusts count beside those that come with Node: companies install their
 * own. Only adds; what a certificate has to fulfil stays the same. Resolves when requests need not wait any longer.
 */
export const trustSystemCertificates = async (entry: string, log: Log): Promise<void> => {
  if (!tls.setDefaultCACertificates) {
    log.info("This runtime cannot add the system's certificates: only its own authorities count");
    return;
  }
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs).unref();
  const trusted = readSystemCertificates(entry)
    .then((system) =>
      tls.setDefaultCACertificates([...new Set([...tls.getCACertificates('default'), ...system])]),
    )
    .catch((cause: unknown) => log.error("The system's certificates cannot be read", cause));
  await Promise.race([trusted, late]);
  clearTimeout(timer);
};

/** The proxy that the system's settings, or a company's proxy script, choose for an address. */
export const systemProxy = (origin: string): Promise<string> => session.defaultSession.resolveProxy(origin);
