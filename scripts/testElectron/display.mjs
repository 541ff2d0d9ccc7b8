import { spawn } from 'node:child_process';
import { once } from 'node:events';

const size = '1920x1080x24';

/** First line that a program writes to its descriptor 3. */
const announced = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended (${code}) before it was ready`)));
    child.stdio[3].once('data', (chunk) => resolve(chunk.toString().trim()));
  });

const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/**
 * A virtual display with a window manager: real frames, focus and native dialogs, invisible to the user of
 * this computer. Listens on a local socket only.
 * @param {{ uid?: number, gid?: number }} identity
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export const startDisplay = async (identity) => {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-ac'], {
    ...identity,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const env = { DISPLAY: `:${await announced(server)}` };
  const manager = spawn('openbox', ['--sm-disable'], {
    ...identity,
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...env },
    stdio: 'ignore',
  });
  manager.once('error', () => undefined);
  return {
    env,
    stop: async () => {
      await end(manager);
      await end(server);
    },
  };
};
