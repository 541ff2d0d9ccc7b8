import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { goTo } from '../support/navigate.ts';
import { machine, report } from './figures.ts';
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
/** In megabytes. */
const memoryOf = (pid: string, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
};

const { page, stop } = await startBench({ orders, latency });
try {
  const pid = process.platform === 'linux' ? mainProcess() : undefined;
  for (const kind of ['establishment', 'courier']) {
    await goTo(page, `/country/es/city/all/pay-list-${kind}`);
    const band = page.getByRole('region', { name: 'Pay list check' });
    const button = band.getByRole('button', { name: 'Check the sums' });
    await button.waitFor();
    const before = pid && memoryOf(pid, 'VmRSS');
    const began = performance.now();
    await button.click();
    await band.getByRole('button', { name: 'Check again' }).waitFor({ timeout: 120_000 });
    report('s', { [kind]: (performance.now() - began) / 1000 }, { [kind]: 60 });
    console.log(await band.textContent());
    const grew = `${kind}, growth of main`;
    if (pid && before) report('MB', { [grew]: memoryOf(pid, 'VmHWM') - before }, { [grew]: 100 });
  }
  console.log(`Server ${latency} ms away; ${machine()}`);
} finally {
  await stop();
}
