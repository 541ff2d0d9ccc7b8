import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { KeychainHost } from '../../src/main/auth/keychain.ts';

const entry = fileURLToPath(new URL('../../src/main/auth/keychainProcess.ts', import.meta.url));

/** The app's keychain process, started by Node instead of Electron, on the given bus. */
export const startKeychainHost = (env: NodeJS.ProcessEnv): KeychainHost => {
  const child = fork(entry, [], { env, execArgv: [], stdio: 'ignore' });
  return {
    postMessage: (message) => {
      child.send(message, () => undefined);
    },
    on: (event, listener) => child.on(event, listener),
    once: (event, listener) => child.once(event, listener),
    kill: () => child.kill('SIGKILL'),
  };
};
