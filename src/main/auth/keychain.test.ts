import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeychain, type KeychainHost, type KeychainMessage, type KeychainRequest } from './keychain.ts';

/** Fake keychain process, answered manually by the test. */
class Host extends EventEmitter {
  readonly requests: KeychainRequest[] = [];
  isKilled = false;
  postMessage(request: KeychainRequest): void {
    this.requests.push(request);
  }
  kill(): void {
    this.isKilled = true;
  }
  answer(answer: KeychainMessage): void {
    this.emit('message', answer);
  }
}

interface Parts {
  deadlineMs?: number;
  startMs?: number;
  idleMs?: number;
  /** The fake process listens only when the test says so. */
  isSlow?: boolean;
}

const setUp = ({ isSlow = false, ...parts }: Parts = {}) => {
  const hosts: Host[] = [];
  const start = (): KeychainHost => {
    const host = new Host();
    if (!isSlow) queueMicrotask(() => host.answer('listening'));
    hosts.push(host);
    return host;
  };
  const keychain = createKeychain({ start, deadlineMs: 30, idleMs: 30, ...parts });
  const host = async (index = 0): Promise<Host> => {
    await expect.poll(() => hosts[index], { interval: 1 }).toBeDefined();
    return hosts[index] as Host;
  };
  return { keychain, hosts, host };
};

describe('the keychain client', () => {
  it('answers unavailable when the process dies, and starts a new one for the next request', async () => {
    const { keychain, host } = setUp({ deadlineMs: 5000 });
    const asked = keychain.getPassword('a');
    (await host()).emit('exit');
    expect(await asked).toEqual({ outcome: 'unavailable' });
    const again = keychain.getPassword('a');
    (await host(1)).answer({ outcome: 'absent' });
    expect(await again).toEqual({ outcome: 'absent' });
    keychain.close();
  });

  it('answers unavailable when the process cannot be started', async () => {
    const keychain = createKeychain({
      start: () => {
        throw new Error('no such file');
      },
    });
    expect(await keychain.setPassword('a', 'b')).toBe('unavailable');
  });

  it('uses one service name for all versions of the app, and answers unavailable after the app closes it', async () => {
    const { keychain, host } = setUp({ deadlineMs: 5000 });
    const asked = keychain.getPassword('a');
    const { requests } = await host();
    expect(requests).toEqual([{ action: 'get', service: 'Marketplace Back Office', account: 'a' }]);
    keychain.close();
    expect(await asked).toEqual({ outcome: 'unavailable' });
  });

  it('drops a read whose turn comes too late, but never a wipe', async () => {
    const { keychain, host } = setUp();
    const stuck = keychain.setPassword('a', 'old');
    const late = keychain.getPassword('a');
    const wipe = keychain.deletePassword('a');
    expect(await Promise.all([stuck, late, wipe])).toEqual(['timeout', { outcome: 'timeout' }, 'timeout']);
    const { requests } = await host();
    (await host()).answer({ outcome: 'ok' });
    await expect.poll(() => requests.length).toBe(2);
    expect(requests.map(({ action }) => action)).toEqual(['set', 'delete']);
    keychain.close();
  });

  it('starts the time limit when the process listens; starting has its own limit', async () => {
    const { keychain, host } = setUp({ isSlow: true, deadlineMs: 100, startMs: 60_000, idleMs: 5000 });
    const asked = keychain.getPassword('a');
    await sleep(200);
    (await host()).answer('listening');
    (await host()).answer({ outcome: 'absent' });
    expect(await asked).toEqual({ outcome: 'absent' });
    // The process is listening now, so only the keychain can be unresponsive.
    expect(await keychain.getPassword('a')).toEqual({ outcome: 'timeout' });
    keychain.close();
    const stuck = setUp({ isSlow: true, deadlineMs: 60_000, startMs: 30 });
    expect(await stuck.keychain.getPassword('a')).toEqual({ outcome: 'timeout' });
    stuck.keychain.close();
  });

  it('ends the idle process and ignores its messages', async () => {
    const { keychain, host, hosts } = setUp({ deadlineMs: 5000 });
    const asked = keychain.getPassword('a');
    const first = await host();
    first.answer({ outcome: 'absent' });
    await asked;
    await expect.poll(() => first.requests.at(-1)).toEqual({ action: 'quit' });
    const again = keychain.getPassword('a');
    const second = await host(1);
    first.emit('exit');
    first.answer({ outcome: 'ok', password: 'stale' });
    second.answer({ outcome: 'absent' });
    expect(await again).toEqual({ outcome: 'absent' });
    expect(hosts).toHaveLength(2);
    keychain.close();
    expect(second.isKilled).toBe(true);
  });
});
