import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { goTo } from '../support/navigate.ts';
import { startBench } from './startBench.ts';

/*
 * Duration of the check of all pay lists of a country with a server 30 ms away, and main's memory. Memory is
 * read on Linux only.
 */
const latency = 30;
const orders = Number(process.argv[2] ?? 4000);

/** The app's main process: Node with a bench profile. */
const mainProcess = (): string | undefined =>
  readdirSync('/proc').find((pid) => {
    try {
      const isNode = readlinkSync(`/proc/${pid}/exe`) === process.execPath;
      const command = isNode ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
      return command.includes('--user-data-dir=') && command.includes('backoffice-bench-');
    } catch {
      return false;
    }
  });
/** In megabytes: current and peak. */
const memoryOf = (pid: string | undefined): { now: number; most: number } | null => {
  if (pid === undefined) return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
};

const { page, stop } = await startBench({ orders, latency });
try {
  const pid = process.platform === 'linux' ? mainProcess() : undefined;
  for (const kind of ['establishment', 'courier']) {
    await goTo(page, `/country/es/city/all/pay-list-${kind}`);
    const band = page.getByRole('region', { name: 'Pay list check' });
    const button = band.getByRole('button', { name: 'Check the sums' });
    await button.waitFor();
    const before = memoryOf(pid);
    const began = performance.now();
    await button.click();
    await band.getByRole('button', { name: 'Check again' }).waitFor({ timeout: 120_000 });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const after = memoryOf(pid);
    console.log(`${kind}: ${seconds} s · ${await band.textContent()}`);
    if (before && after)
      console.log(`main: ${before.now} MB before, at most ${after.most} MB, ${after.now} MB after`);
  }
  console.log(`Server ${latency} ms away; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await stop();
}
