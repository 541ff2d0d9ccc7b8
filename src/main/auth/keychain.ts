import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';

export type KeychainRequest =
  | { action: 'get' | 'delete'; service: string; account: string }
  | { action: 'set'; service: string; account: string; password: string }
  /** Ends the keychain process. */
  | { action: 'quit' };

export interface KeychainAnswer {
  outcome: KeychainOutcome;
  /** With `get` and `ok` only. */
  password?: string;
}

/** What the keychain process says, the first of it as soon as it listens. */
export type KeychainMessage = 'listening' | KeychainAnswer;

/** The process that speaks to the OS keychain; Electron's UtilityProcess has this shape. */
export interface KeychainHost {
  postMessage(message: KeychainRequest): void;
  on(event: 'message', listener: (message: KeychainMessage) => void): unknown;
  once(event: 'exit', listener: () => void): unknown;
  kill(): unknown;
}

/** The three functions of keytar, each answering within the deadline and never rejecting. */
export interface Keychain {
  getPassword(account: string): Promise<KeychainAnswer>;
  setPassword(account: string, password: string): Promise<KeychainOutcome>;
  deletePassword(account: string): Promise<KeychainOutcome>;
  /** Ends the keychain process at once, even when the keychain is silent or asks the person something. */
  close(): void;
}

interface KeychainOptions {
  start: () => KeychainHost;
  service?: string;
  /** How long the keychain may take, counted from when its process listens. */
  deadlineMs?: number;
  /** How long that process may take to start: a busy computer that starts slowly has no keychain that is silent. */
  startMs?: number;
  /** After this long without a request the process is ended; the next request starts it again. */
  idleMs?: number;
}

const problem = (outcome: KeychainOutcome): KeychainAnswer => ({ outcome });

export const createKeychain = ({
  start,
  service = 'Marketplace Back Office',
  deadlineMs = 3000,
  startMs = 15_000,
  idleMs = 15_000,
}: KeychainOptions): Keychain => {
  let host: KeychainHost | null = null;
  let listening: KeychainHost | null = null;
  /** The clocks of requests that wait for the process: they begin anew when it listens. */
  const beginAnew = new Set<() => void>();
  let deliver: (answer: KeychainAnswer) => void = () => {};
  let tail: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;

  const startHost = (): KeychainHost => {
    const started = start();
    // A process that was given up may still speak or end; only the current one answers.
    started.on('message', (message) => {
      if (host !== started) return;
      if (message !== 'listening') return deliver(message);
      listening = started;
      for (const begin of beginAnew) begin();
    });
    started.once('exit', () => {
      if (host !== started) return;
      host = null;
      deliver(problem('unavailable'));
    });
    return started;
  };

  const exchange = (request: KeychainRequest): Promise<KeychainAnswer> =>
    new Promise((resolve) => {
      deliver = resolve;
      try {
        host ??= startHost();
        host.postMessage(request);
      } catch {
        host = null;
        resolve(problem('unavailable'));
      }
    });

  const endWhenIdle = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      const idle = host;
      host = null;
      idle?.postMessage({ action: 'quit' });
    }, idleMs);
    idleTimer.unref();
  };

  /**
   * One request at a time, in the order in which they were made: a save that the keychain held up can never
   * land after the wipe that followed it. A request that is late when its turn comes is dropped, except a wipe.
   */
  const ask = (request: KeychainRequest): Promise<KeychainAnswer> => {
    let isLate = false;
    const turn = tail.then(() => {
      if (isLate && request.action !== 'delete') return problem('timeout');
      clearTimeout(idleTimer);
      return exchange(request);
    });
    tail = turn.then(endWhenIdle);
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const begin = (): void => {
        clearTimeout(timer);
        const giveUp = (): void => {
          isLate = true;
          resolve(problem('timeout'));
        };
        timer = setTimeout(giveUp, host && host === listening ? deadlineMs : startMs);
      };
      begin();
      beginAnew.add(begin);
      void turn.then((answer) => {
        beginAnew.delete(begin);
        clearTimeout(timer);
        resolve(answer);
      });
    });
  };

  return {
    getPassword: (account) => ask({ action: 'get', service, account }),
    setPassword: async (account, password) =>
      (await ask({ action: 'set', service, account, password })).outcome,
    deletePassword: async (account) => (await ask({ action: 'delete', service, account })).outcome,
    close: () => {
      clearTimeout(idleTimer);
      host?.kill();
      host = null;
      deliver(problem('unavailable'));
    },
  };
};
