import { connect } from 'node:tls';
import type { Finding, TlsState } from '#shared/rules/serverReport.ts';

const waitMs = 5000;
const dayMs = 86_400_000;

/**
 * Protocol and certificate of a server, by a connection that sends nothing. `null`: not https, or out of reach
 * without the proxy. Invalid certificates are read too, because the check of the calls names them.
 */
export const readTls = (origin: string, now: Date): Promise<TlsState | null> => {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve(null);
  const host = hostname.replaceAll(/[[\]]/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      timeout: waitMs,
    });
    const finish = (state: TlsState | null): void => {
      socket.destroy();
      resolve(state);
    };
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to ?? '');
      const validDays = Number.isNaN(ends) ? null : Math.floor((ends - now.getTime()) / dayMs);
      finish({ protocol: socket.getProtocol(), validDays });
    });
    socket.once('timeout', () => finish(null));
    socket.once('error', () => finish(null));
  });
};

const soonDays = 21;
const thisMachine = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

export const isOnThisMachine = (origin: string): boolean => thisMachine.test(new URL(origin).hostname);

export const connectionFindings = (origin: string, tls: TlsState | null): Finding[] => {
  if (new URL(origin).protocol !== 'https:')
    return isOnThisMachine(origin) ? [] : [{ kind: 'unencrypted', effect: 'broken' }];
  const findings: Finding[] = [];
  if (tls?.protocol && !/^TLSv1\.[23]$/.test(tls.protocol))
    findings.push({ kind: 'oldTls', effect: 'tolerated', found: tls.protocol });
  if (tls && tls.validDays !== null && tls.validDays < soonDays)
    findings.push({
      kind: 'certificateEnds',
      effect: tls.validDays < 0 ? 'broken' : 'tolerated',
      found: `${tls.validDays} days`,
    });
  return findings;
};
