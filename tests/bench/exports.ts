import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { superAdmin } from '../support/accounts.ts';
import { startDemoApi } from '../support/demoApi.ts';
import type { ExportFigures } from './exportOnce.ts';
import { reportFigures } from './reportFigures.ts';
import { median } from './statistics.ts';

/*
 * Compares an export of 1 GB with curl, alternating, from the same server into the same folder; then exports
 * a million rows as a workbook.
 */

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const size = 1024 * megabyte;
const turns = 7;
const least = 0.85;
const maxGrowth = 64 * megabyte;
/** A million rows of 77 bytes. */
const bookMegabytes = 74;

const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'bench-'));
const api = await startDemoApi({ orders: 200 });

const perSecond = (ms: number): number => size / megabyte / (ms / 1000);
const inMegabytes = (growth: number): string =>
  `${(growth / megabyte).toFixed(0)} MB (limit ${maxGrowth / megabyte})`;
const shown = (ms: readonly number[]): string => `${perSecond(median(ms)).toFixed(0)} MB/s`;

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

const writeBook = async (token: string, city: string): Promise<ExportFigures> => {
  await api.clearFaults();
  await api.setFault({ match: 'pay-list-courier/export', fault: `file=${bookMegabytes}mb` });
  const target = join(folder, 'book.xlsx');
  const { stdout } = await run(process.execPath, [
    // Same young generation size as in Electron, which uses compressed pointers.
    '--max-semi-space-size=8',
    'tests/bench/exportOnce.ts',
    ...[api.origin, token, city, target, 'xlsx'],
  ]);
  const figures = JSON.parse(stdout) as ExportFigures;
  if (figures.state !== 'done') throw new Error(stdout);
  console.log(`a workbook of a million rows: ${(statSync(target).size / megabyte).toFixed(0)} MB`);
  return figures;
};

const fetchWithApp = async (token: string, city: string): Promise<ExportFigures> => {
  const target = join(folder, 'app.csv');
  const { stdout } = await run(process.execPath, [
    'tests/bench/exportOnce.ts',
    ...[api.origin, token, city, target],
  ]);
  const figures = JSON.parse(stdout) as ExportFigures;
  if (figures.state !== 'done' || statSync(target).size !== size) throw new Error(stdout);
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
  const written = { curl: curl.map((one) => one.written), app: app.map((one) => one.writtenMs) };
  const whole = { curl: curl.map((one) => one.whole), app: app.map((one) => one.wholeMs) };
  const growth = Math.max(...app.map((one) => one.growth));
  const ratio = median(written.curl) / median(written.app);
  reportFigures('MB/s', { '1 GB written': perSecond(median(written.app)) });
  reportFigures('times', { 'time to that of curl': 1 / ratio }, { 'time to that of curl': 1 / least });
  reportFigures(
    'MB',
    { 'main grew by at most': growth / megabyte },
    { 'main grew by at most': maxGrowth / megabyte },
  );
  console.log(`1 GB into ${folder}, medians of ${turns} turns`);
  console.log(
    `written: curl ${shown(written.curl)}, app ${shown(written.app)}, ratio ${ratio.toFixed(2)} (limit ${least})`,
  );
  console.log(
    `flushed: curl and fsync ${shown(whole.curl)}, app ${shown(whole.app)}, ratio ${(median(whole.curl) / median(whole.app)).toFixed(2)}`,
  );
  console.log(`main grew by at most ${inMegabytes(growth)}`);
  const book = await writeBook(accessToken, city);
  reportFigures('ms', { 'a million rows as a workbook': book.wholeMs });
  reportFigures(
    'MB',
    { 'main grew by at most, writing a workbook': book.growth / megabyte },
    { 'main grew by at most, writing a workbook': maxGrowth / megabyte },
  );
  console.log(
    `written in ${(book.wholeMs / 1000).toFixed(0)} s, main grew by at most ${inMegabytes(book.growth)}`,
  );
} finally {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
}
