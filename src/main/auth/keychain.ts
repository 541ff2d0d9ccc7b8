import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';

export type KeychainRequest =
  | { action: 'get' | 'delete'; service: string; account: string }
  | { action: 'set'; service: string; account: string; password: string }
  | { action: 'quit' };

export interface KeychainAnswer {
  outcome: KeychainOutcome;
  /** Only for `get` with the outcome `ok`. */
  password?: string;
}

/** Messages of the keychain process; the first is `listening`. */
export type KeychainMessage = 'listening' | KeychainAnswer;

/** Process that accesses the system keychain. Structural type of Electron's UtilityProcess. */
export interface KeychainHost {
  postMessage(message: KeychainRequest): void;
  on(event: 'message', listener: (message: KeychainMessage) => void): unknown;
  once(event: 'exit', listener: () => void): unknown;
  kill(): unknown;
}

/** The three functions of keytar. Each settles within its deadline and never rejects. */
export interface Keychain {
  getPassword(account: string): Promise<KeychainAnswer>;
  setPassword(account: string, password: string): Promise<KeychainOutcome>;
  deletePassword(account: string): Promise<KeychainOutcome>;
  /** Kills the keychain process, even if the keychain is unresponsive or prompting the user. */
  close(): void;
}

interface KeychainOptions {
  start: () => KeychainHost;
  service?: string;
  /** Time limit of a keychain request, from when the process listens. */
  deadlineMs?: number;
  /**
   * Time limit for the start of the process, separate from `deadlineMs`, so that a slow start is not reported
   * as an unresponsive keychain.
   */
  startMs?: number;
  /** Idle time after which the process ends. The next request starts it again. */
  idleMs?: number;
}

const problem = (outcome: KeychainOutcome): KeychainAnswer => ({ outcome });

/** The process: started with the first request, and again after it ended or stayed idle. */
const createHost = (start: () => KeychainHost, idleMs: number) => {
  let host: KeychainHost | null = null;
  let listening: KeychainHost | null = null;
  /** Notified when the process listens. */
  const beginAnew = new Set<() => void>();
  let deliver: (answer: KeychainAnswer) => void = () => {};
  let idleTimer: NodeJS.Timeout | undefined;

  const startHost = (): KeychainHost => {
    const started = start();
    // Ignore messages of a replaced process.
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
      clearTimeout(idleTimer);
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

  return {
    exchange,
    endWhenIdle,
    beginAnew,
    isListening: (): boolean => host !== null && host === listening,
    close: (): void => {
      clearTimeout(idleTimer);
      host?.kill();
      host = null;
      deliver(problem('unavailable'));
    },
  };
};

export const createKeychain = ({
  start,
  service = 'Marketplace Back Office',
  deadlineMs = 3000,
  startMs = 15_000,
  idleMs = 15_000,
}: KeychainOptions): Keychain => {
  const host = createHost(start, idleMs);
  let tail: Promise<unknown> = Promise.resolve();

  /**
   * Serializes requests, so that a delayed save cannot land after a later delete. A request that has timed
   * out before its turn is dropped, except a delete.
   */
  const ask = (request: KeychainRequest): Promise<KeychainAnswer> => {
    let isLate = false;
    const turn = tail.then(() => {
      if (isLate && request.action !== 'delete') return problem('timeout');
      return host.exchange(request);
    });
    tail = turn.then(host.endWhenIdle);
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const begin = (): void => {
        clearTimeout(timer);
        const giveUp = (): void => {
          isLate = true;
          resolve(problem('timeout'));
        };
        timer = setTimeout(giveUp, host.isListening() ? deadlineMs : startMs);
      };
      begin();
      host.beginAnew.add(begin);
      void turn.then((answer) => {
        host.beginAnew.delete(begin);
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
    close: host.close,
  };
};
