import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { superAdmin } from '../support/accounts.ts';
import { startDemoApi } from '../support/demoApi.ts';
import type { ExportFigures } from './exportOnce.ts';
import { machine, median, report } from './figures.ts';

/*
 * Compares an export of 1 GB with curl, alternating, from the same server into the same folder; then exports
 * a million rows as a workbook.
 */

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const size = 1024 * megabyte;
const turns = 7;
const least = 0.85;
const maxGrowth = 64;
/** A million rows of 77 bytes. */
const bookMegabytes = 74;

const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'bench-'));
const api = await startDemoApi({ orders: 200 });

const perSecond = (ms: number): number => size / megabyte / (ms / 1000);
const fetchWithCurl = async (url: string, token: string): Promise<{ written: number; whole: number }> => {
  const target = join(folder, 'curl.csv');
  const start = performance.now();
  await run('curl', ['-s', '-f', '-g', '-H', `Authorization: Bearer ${token}`, '-o', target, url]);
  const written = performance.now() - start;
  const file = await open(target, 'r+');
  await file.sync();
  await file.close();
  const whole = performance.now() - start;
  if (statSync(target).size !== size) throw new Error('curl did not fetch the whole file');
  rmSync(target);
  return { written, whole };
};

const exportOnce = async (flags: string[], args: string[]): Promise<ExportFigures> => {
  const script = 'tests/bench/exportOnce.ts';
  const { stdout } = await run(process.execPath, [...flags, script, api.origin, ...args]);
  const figures = JSON.parse(stdout) as ExportFigures;
  if (figures.state !== 'done') throw new Error(stdout);
  return figures;
};

const writeBook = async (token: string, city: string): Promise<ExportFigures> => {
  await api.clearFaults();
  await api.setFault({ match: 'pay-list-courier/export', fault: `file=${bookMegabytes}mb` });
  const target = join(folder, 'book.xlsx');
  // Same young generation size as in Electron, which uses compressed pointers.
  return exportOnce(['--max-semi-space-size=8'], [token, city, target, 'xlsx']);
};

const fetchWithApp = async (token: string, city: string): Promise<ExportFigures> => {
  const target = join(folder, 'app.csv');
  const figures = await exportOnce([], [token, city, target]);
  if (statSync(target).size !== size) throw new Error('The app did not fetch the whole file');
  rmSync(target);
  return figures;
};

try {
  const answer = await fetch(`${api.origin}/api/v1/auth/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(superAdmin),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const cities = await fetch(`${api.origin}/api/v1/es/cities`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const [first] = (await cities.json()) as { id: string }[];
  const city = first?.id ?? '';
  await api.setFault({ match: 'pay-list-courier/export', fault: `file=${size / megabyte}mb` });
  const url = `${api.origin}/api/v1/es/cities/${city}/pay-list-courier/export`;

  const curl: { written: number; whole: number }[] = [];
  const app: ExportFigures[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    curl.push(await fetchWithCurl(url, accessToken));
    app.push(await fetchWithApp(accessToken, city));
  }
  const written = median(app.map((one) => one.writtenMs));
  const flushed = median(app.map((one) => one.wholeMs)) / median(curl.map((one) => one.whole));
  console.log(`1 GB into ${folder}, medians of ${turns} turns; ${machine()}`);
  report('MB/s', { '1 GB written': perSecond(written) });
  report(
    'times',
    {
      'time to that of curl': written / median(curl.map((one) => one.written)),
      'the same, flushed': flushed,
    },
    { 'time to that of curl': 1 / least },
  );
  const book = await writeBook(accessToken, city);
  report('ms', { 'a million rows as a workbook': book.wholeMs });
  const grew = 'main grew by at most';
  report(
    'MB',
    {
      [grew]: Math.max(...app.map((one) => one.growth)) / megabyte,
      [`${grew}, writing a workbook`]: book.growth / megabyte,
    },
    { [grew]: maxGrowth, [`${grew}, writing a workbook`]: maxGrowth },
  );
} finally {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
}
