import { SetUpProblem } from '../setUpProblem.mjs';

/** Microsoft's signing service, which keeps the key. Its client reads the first three variables itself. */
const azure = [
  ['AZURE_TENANT_ID'],
  ['AZURE_CLIENT_ID'],
  ['AZURE_CLIENT_SECRET'],
  ['AZURE_SIGNING_ENDPOINT'],
  ['AZURE_SIGNING_ACCOUNT'],
  ['AZURE_SIGNING_PROFILE'],
];

/**
 * Variables for signing a release, by system: each inner list is a variable with its alternatives. On Windows
 * a certificate file comes from a private authority; public ones have kept keys on hardware since June 2023.
 */
const needed = {
  win32: [
    ['WIN_CSC_LINK', 'CSC_LINK'],
    ['WIN_CSC_KEY_PASSWORD', 'CSC_KEY_PASSWORD'],
  ],
  darwin: [['CSC_LINK'], ['CSC_KEY_PASSWORD'], ['APPLE_API_KEY'], ['APPLE_API_KEY_ID'], ['APPLE_API_ISSUER']],
  // AppImage and deb have no signature of their own.
  linux: [],
};
const enforced = {
  win32: ['-c.forceCodeSigning=true'],
  darwin: ['-c.forceCodeSigning=true', '-c.mac.notarize=true'],
  linux: [],
};

const missingIn = (names, env) =>
  names.filter((alternatives) => !alternatives.some((name) => env[name])).map(([name]) => name);

/** Make electron-builder ignore its settings for a certificate file. */
const azureFlags = (env, publisherName) =>
  Object.entries({
    endpoint: env.AZURE_SIGNING_ENDPOINT,
    codeSigningAccountName: env.AZURE_SIGNING_ACCOUNT,
    certificateProfileName: env.AZURE_SIGNING_PROFILE,
    publisherName,
  }).map(([name, value]) => `-c.win.azureSignOptions.${name}=${value}`);

/**
 * Flags for electron-builder that enforce a signed release. Reports missing variables before minutes of
 * packing.
 * @param {'win32' | 'darwin' | 'linux'} platform
 * @param {Record<string, string | undefined>} env
 * @param {string} publisherName as in electron-builder.yml
 * @returns {string[]}
 */
export const releaseFlags = (platform, env, publisherName) => {
  const usesAzure = platform === 'win32' && azure.some(([name]) => env[name]);
  const missing = missingIn(usesAzure ? azure : needed[platform], env);
  if (missing.length > 0) {
    const other = platform === 'win32' && !usesAzure ? ' (or the AZURE_ variables of a signing service)' : '';
    throw new SetUpProblem(
      `A release is signed, and there is nothing to sign it with: ${missing.join(', ')} not set${other}.`,
      'set them as docs/releasing.md says, or leave --release out for a copy of your own.',
    );
  }
  return [...enforced[platform], ...(usesAzure ? azureFlags(env, publisherName) : [])];
};
