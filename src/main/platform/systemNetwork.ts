import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { session } from 'electron';
import type { Log } from './log.ts';

/**
 * Certificate authorities that this computer trusts count beside those that come with Node: companies install their
 * own. Only adds; what a certificate has to fulfil stays the same.
 */
export const trustSystemCertificates = (log: Log): void => {
  try {
    setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])]);
  } catch (cause) {
    log.error("The system's certificates cannot be read", cause);
  }
};

/** The proxy that the system's settings, or a company's proxy script, choose for an address. */
export const systemProxy = (origin: string): Promise<string> => session.defaultSession.resolveProxy(origin);
