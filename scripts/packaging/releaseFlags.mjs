import { SetUpProblem } from '../setUpProblem.mjs';

/** What signs a release, by system: each of these variables, or the others of its line in its place. */
const needed = {
  win32: [
    ['WIN_CSC_LINK', 'CSC_LINK'],
    ['WIN_CSC_KEY_PASSWORD', 'CSC_KEY_PASSWORD'],
  ],
  darwin: [['CSC_LINK'], ['CSC_KEY_PASSWORD'], ['APPLE_API_KEY'], ['APPLE_API_KEY_ID'], ['APPLE_API_ISSUER']],
  // AppImage and deb carry no signature of their own.
  linux: [],
};
const enforced = {
  win32: ['-c.forceCodeSigning=true'],
  darwin: ['-c.forceCodeSigning=true', '-c.mac.notarize=true'],
  linux: [],
};

/**
 * A release is signed or it is not made: what is missing is said before minutes of packing.
 * @param {'win32' | 'darwin' | 'linux'} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} what electron-builder is told
 */
export const releaseFlags = (platform, env) => {
  const missing = needed[platform].filter((names) => !names.some((name) => env[name])).map(([name]) => name);
  if (missing.length > 0) {
    throw new SetUpProblem(
      `A release is signed, and there is nothing to sign it with: ${missing.join(', ')} not set.`,
      'set them as docs/releasing.md says, or leave --release out for a copy of your own.',
    );
  }
  return enforced[platform];
};
