/*
 * Runs a command with its own real, unlocked keyring:
 *   node tests/support/withKeyring.ts npx playwright test
 */
import { spawn } from 'node:child_process';
import { startKeyring } from './keyring.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node tests/support/withKeyring.ts <command> [arguments]');
  process.exit(2);
}

const keyring = await startKeyring();
const child = spawn(command, args, { env: keyring.env, stdio: 'inherit' });
const exitCode = await new Promise<number>((resolve) => {
  child.once('error', () => resolve(127));
  child.once('exit', (code) => resolve(code ?? 1));
});
await keyring.close();
process.exit(exitCode);
