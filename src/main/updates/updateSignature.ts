import { createPublicKey, verify } from 'node:crypto';

/** An update as its feed announces it. The library hands on what it does not know. */
export interface AnnouncedUpdate {
  version: string;
  files: readonly { url: string; sha512: string }[];
  signature?: unknown;
}

/** What the signature covers: the version and, by its hash, every byte of each file. */
export const updateStatement = ({ version, files }: AnnouncedUpdate): string =>
  JSON.stringify({ version, files: files.map(({ url, sha512 }) => ({ url, sha512 })) });

/** Whether who holds the other half of this key (SPKI, base64) announced the update. */
export const isSignedUpdate = (update: AnnouncedUpdate, key: string): boolean => {
  if (typeof update.signature !== 'string') return false;
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(update.signature, 'base64');
    return verify(null, Buffer.from(updateStatement(update)), publicKey, signature);
  } catch {
    // A feed that announces no list of files has nothing that could be signed.
    return false;
  }
};
