import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import { session } from 'electron';
import type { Log } from './log.ts';
import { within } from './within.ts';

/** Timeout for reading the system's certificates. Calls proceed without them until they arrive. */
const patienceMs = 30_000;

/**
 * Runs in a worker: the call blocks, and on a managed Mac it takes seconds (nodejs/node#63313). It would
 * freeze main and use up the timeout of the first request.
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
 * Adds the certificate authorities of this computer to those of Node, because companies install their own.
 * Certificate checks stay the same. Resolves when requests need not wait any longer.
 */
export const trustSystemCertificates = async (entry: string, log: Log): Promise<void> => {
  if (!tls.setDefaultCACertificates) {
    log.info("This runtime cannot add the system's certificates: only its own authorities count");
    return;
  }
  const trusted = readSystemCertificates(entry)
    .then((system) =>
      tls.setDefaultCACertificates([...new Set([...tls.getCACertificates('default'), ...system])]),
    )
    .catch((cause: unknown) => log.error("The system's certificates cannot be read", cause));
  await within(patienceMs, trusted);
};

export const systemProxy = (origin: string): Promise<string> => session.defaultSession.resolveProxy(origin);
