import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';

/**
 * True if the process answers a request before it exits. The message that it listens is no answer.
 * @param {import('node:child_process').ChildProcess} child
 */
const answers = async (child) => {
  for await (const [message] of on(child, 'message', { close: ['exit'] })) if (message.outcome) return true;
  return false;
};

/**
 * Starts the packed keychain process with the packed library, which works if both match this machine. No
 * keychain is needed: its absence is an answer too. A library that cannot be loaded ends the process.
 * @param {string} resources
 * @returns {Promise<string[]>}
 */
export const loadProblems = async (resources) => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-keychain-'));
  try {
    extractAll(join(resources, 'app.asar'), folder);
    const library = join(resources, 'app.asar.unpacked', 'keyring.node');
    const child = fork(join(folder, 'out/main/keychain.js'), [`--keyring=${library}`], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    child.send({ action: 'get', service: 'Package check', account: 'nobody' });
    const isLoaded = await answers(child);
    child.kill();
    await ended;
    return isLoaded ? [] : ['the keychain library cannot be loaded'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
