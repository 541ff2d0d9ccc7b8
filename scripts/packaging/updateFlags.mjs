import { createPrivateKey, createPublicKey } from 'node:crypto';
import { SetUpProblem } from '../setUpProblem.mjs';

const publicKeyOf = (pem) => {
  try {
    const key = createPublicKey(createPrivateKey(pem));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`a key of ${key.asymmetricKeyType}`);
    return key.export({ format: 'der', type: 'spki' }).toString('base64');
  } catch {
    // The error must not reveal the key.
    throw new SetUpProblem(
      'UPDATE_SIGNING_KEY is not a private Ed25519 key in PEM.',
      'make one as docs/releasing.md says, or unset it.',
    );
  }
};

/**
 * Flags that pack the update feed and its public key into the app (docs/decisions/updates.md). Without a feed
 * the app has no updates.
 * @param {Record<string, string | undefined>} env
 * @param {boolean} isRelease
 * @returns {string[]} flags for electron-builder
 */
export const updateFlags = ({ UPDATE_FEED: feed, UPDATE_SIGNING_KEY: key }, isRelease) => {
  if (!feed) return [];
  if (!URL.canParse(feed) || new URL(feed).protocol !== 'https:') {
    throw new SetUpProblem(
      `UPDATE_FEED is not an https address: ${feed}`,
      'set it to the folder that holds latest.yml, or unset it.',
    );
  }
  if (!key && isRelease) {
    throw new SetUpProblem(
      'Updates are signed, and UPDATE_SIGNING_KEY is not set.',
      'set it as docs/releasing.md says, or unset UPDATE_FEED for a release that does not update itself.',
    );
  }
  return [
    '-c.publish.provider=generic',
    `-c.publish.url=${feed}`,
    ...(key ? [`-c.extraMetadata.updateKey=${publicKeyOf(key)}`] : []),
  ];
};
