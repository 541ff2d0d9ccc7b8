import { createPublicKey, verify } from 'node:crypto';

/** An update as its feed announces it. The library hands on what it does not know. */
export interface AnnouncedUpdate {
  version: string;
  files: readonly {
    url: string;
    sha512: string;
    /** Windows: the installer is started as an administrator, whatever it asks for itself. */
    isAdminRightsRequired?: unknown;
  }[];
  /** Whom the library offers it to: a share of all copies, and systems that are new enough. */
  stagingPercentage?: unknown;
  minimumSystemVersion?: unknown;
  /** Until when it counts, as an ISO date. */
  expires?: unknown;
  signature?: unknown;
}

/** What the signature covers: version, date, whom it is for, whose rights it wants and, by its hash, every byte of each file. */
export const updateStatement = (update: AnnouncedUpdate): string => {
  const { version, files, stagingPercentage = null, minimumSystemVersion = null, expires = null } = update;
  const named = files.map(({ url, sha512, isAdminRightsRequired }) => ({
    url,
    sha512,
    isAdminRightsRequired,
  }));
  return JSON.stringify({ version, files: named, stagingPercentage, minimumSystemVersion, expires });
};

/** An announcement that was kept could otherwise be shown for ever in the place of a newer one. */
const isInTime = ({ expires }: AnnouncedUpdate): boolean =>
  typeof expires === 'string' && Date.parse(expires) > Date.now();

/** Whether who holds the other half of this key (SPKI, base64) announced the update, and not too long ago. */
export const isSignedUpdate = (update: AnnouncedUpdate, key: string): boolean => {
  if (typeof update.signature !== 'string' || !isInTime(update)) return false;
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(update.signature, 'base64');
    return verify(null, Buffer.from(updateStatement(update)), publicKey, signature);
  } catch {
    // A feed that announces no list of files has nothing that could be signed.
    return false;
  }
};
