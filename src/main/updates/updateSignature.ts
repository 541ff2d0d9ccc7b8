import { createPublicKey, verify } from 'node:crypto';

/** Update info from the feed. electron-updater passes on fields it does not know. */
export interface AnnouncedUpdate {
  version: string;
  files: readonly {
    url: string;
    sha512: string;
    /** Windows: starts the installer with administrator rights, even if it requests none. */
    isAdminRightsRequired?: unknown;
  }[];
  /** Conditions of electron-updater: a share of all copies, and a minimum system version. */
  stagingPercentage?: unknown;
  minimumSystemVersion?: unknown;
  /** ISO date after which the announcement is invalid. */
  expires?: unknown;
  signature?: unknown;
}

/**
 * The signed text. Covers version, expiry, conditions, rights, and every byte of each file through its hash.
 */
export const updateStatement = (update: AnnouncedUpdate): string => {
  const { version, files, stagingPercentage = null, minimumSystemVersion = null, expires = null } = update;
  const named = files.map(({ url, sha512, isAdminRightsRequired }) => ({
    url,
    sha512,
    isAdminRightsRequired,
  }));
  return JSON.stringify({ version, files: named, stagingPercentage, minimumSystemVersion, expires });
};

/** Prevents replaying an old announcement in place of a newer one. */
const isInTime = ({ expires }: AnnouncedUpdate): boolean =>
  typeof expires === 'string' && Date.parse(expires) > Date.now();

/** True if the owner of this key (SPKI, base64) signed the update and the announcement has not expired. */
export const isSignedUpdate = (update: AnnouncedUpdate, key: string): boolean => {
  if (typeof update.signature !== 'string' || !isInTime(update)) return false;
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(update.signature, 'base64');
    return verify(null, Buffer.from(updateStatement(update)), publicKey, signature);
  } catch {
    // A feed without a list of files contains nothing that could be signed.
    return false;
  }
};
