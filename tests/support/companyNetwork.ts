import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectProxy, startConnectProxy } from './connectProxy.ts';
import { startTlsServer } from './httpServer.ts';
import { selfSignedCertificate } from './selfSignedCertificate.ts';

/** API behind a company's proxy, with a certificate of the company's own authority. */
export interface CompanyNetwork {
  origin: string;
  proxy: ConnectProxy;
  /** Network settings as on Linux: proxy address and trusted authorities. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const day = 86_400_000;
const host = 'api.backoffice.test';

/** @param api the API server behind the proxy */
export const startCompanyNetwork = async (
  api: string,
  manner: 'open' | 'password' = 'open',
): Promise<CompanyNetwork> => {
  const credentials = selfSignedCertificate({
    host,
    from: new Date(Date.now() - day),
    to: new Date(Date.now() + day),
  });
  const server = await startTlsServer(credentials, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(`${api}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const proxy = await startConnectProxy(manner);
  const directory = mkdtempSync(join(tmpdir(), 'company-'));
  const authority = join(directory, 'authority.pem');
  writeFileSync(authority, credentials.cert);
  return {
    origin: `https://${host}:${new URL(server.origin).port}`,
    proxy,
    env: { https_proxy: `http://${proxy.address}`, no_proxy: '', SSL_CERT_FILE: authority },
    close: async () => {
      await proxy.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
