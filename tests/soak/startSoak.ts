/*
 * Random walk through the whole app for a given time, reproducible by its seed:
 *   npm run soak -- --minutes=30 --seed=7
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run soak -- --minutes=30 --seed=7');
  process.exit(2);
}
console.log(`${minutes} minutes, --seed=${seed}`);
const playwright = 'node_modules/@playwright/test/cli.js';
const child = spawn(process.execPath, [playwright, 'test', '--project=walk'], {
  env: { ...process.env, SOAK_MINUTES: String(minutes), SOAK_SEED: String(seed) },
  stdio: 'inherit',
});
child.once('exit', (code) => process.exit(code ?? 1));
