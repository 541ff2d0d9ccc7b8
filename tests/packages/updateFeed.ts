import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

/** Local update feed, empty until a folder with a newer version is published. */
export interface UpdateFeed {
  address: string;
  /** Public key that installers verify signatures with. */
  publicKey: string;
  publish(folder: string): void;
  /** Signs the feed of the published folder. */
  sign(): void;
  close(): void;
}

export const startUpdateFeed = async (): Promise<UpdateFeed> => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let folder: string | null = null;
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = folder === null ? null : join(folder, name);
    if (file && existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    publish: (newer) => {
      folder = newer;
    },
    sign: () => {
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      execFileSync(process.execPath, ['scripts/packaging/signFeed.mjs', String(folder)], {
        env: { ...process.env, UPDATE_SIGNING_KEY: pem },
      });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
