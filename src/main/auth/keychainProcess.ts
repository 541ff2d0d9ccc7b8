import type { KeychainAnswer, KeychainMessage, KeychainRequest } from './keychain.ts';
import { keychainProblemOf, loadKeyring } from './keyringLibrary.ts';
import { type EntryStore, readSecret, removeSecret, writeSecret } from './storedSecret.ts';

/*
 * Entry of the keychain process. The library blocks its thread while the keychain is unresponsive or prompts
 * the user, and a process cannot exit while such a thread is blocked. A separate process can be killed at any
 * time.
 */

const { Entry } = loadKeyring(process.argv);

const storeOf = (service: string): EntryStore => {
  const entry = (account: string) => new Entry(service, account, { linux: { store: 'secret-service' } });
  return {
    get: (account) => entry(account).getPassword(),
    set: (account, value) => entry(account).setPassword(value),
    remove: (account) => {
      entry(account).deletePassword();
    },
  };
};

const carryOut = (request: Exclude<KeychainRequest, { action: 'quit' }>): KeychainAnswer => {
  const store = storeOf(request.service);
  if (request.action === 'set') writeSecret(store, request.account, request.password);
  else if (request.action === 'delete') removeSecret(store, request.account);
  else {
    const password = readSecret(store, request.account);
    return password === null ? { outcome: 'absent' } : { outcome: 'ok', password };
  }
  return { outcome: 'ok' };
};

const answer = (request: KeychainRequest): KeychainAnswer => {
  if (request.action === 'quit') process.exit(0);
  try {
    return carryOut(request);
  } catch (error) {
    return { outcome: keychainProblemOf(error) };
  }
};

/** Port of Electron's utility process. A process forked by Node uses the channel of `process`. */
interface ParentPort {
  on(event: 'message', listener: (message: { data: KeychainRequest }) => void): void;
  postMessage(message: KeychainMessage): void;
}
// Without this, Electron would keep the process alive with an unanswered dialog. If it ends, the next request
// restarts it.
process.on('unhandledRejection', (cause) => {
  throw cause;
});

const { parentPort } = process as { parentPort?: ParentPort };

if (parentPort) {
  parentPort.on('message', ({ data }) => parentPort.postMessage(answer(data)));
  parentPort.postMessage('listening');
} else {
  process.on('message', (request: KeychainRequest) => process.send?.(answer(request)));
  process.on('disconnect', () => process.exit(0));
  process.send?.('listening' satisfies KeychainMessage);
}
