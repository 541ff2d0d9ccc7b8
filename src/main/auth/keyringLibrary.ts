import { createRequire } from 'node:module';
import { join } from 'node:path';

type Keyring = typeof import('@napi-rs/keyring');

const flag = '--keyring=';

/**
 * Tells the keychain process where the library of an installed app lies: outside the archive, where the packaging
 * put the one build that fits. Nothing has to be resolved inside the archive, which Electron has got wrong before.
 */
export const keyringFlags = (isPackaged: boolean, resources: string): string[] =>
  isPackaged ? [flag + join(resources, 'app.asar.unpacked', 'keyring.node')] : [];

/** The library from where the flags say, otherwise from the installed packages. */
export const loadKeyring = (argv: readonly string[]): Keyring => {
  const file = argv.findLast((argument) => argument.startsWith(flag))?.slice(flag.length);
  return createRequire(import.meta.url)(file ?? '@napi-rs/keyring') as Keyring;
};
