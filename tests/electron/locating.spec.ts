import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { filesBelow } from '../support/filesBelow.ts';
import { buildSourceMaps } from '../support/mappedBuild.ts';
import { goTo } from '../support/navigate.ts';
import { runElectron } from '../support/startElectron.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const companies = '/country/es/companies';

/** File and number of the only line with this code. */
const placeOf = (file: string, code: string): string => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.includes(code) ? [index + 1] : []));
  expect(found).toHaveLength(1);
  return `${file}:${found[0]}:`;
};

const saveReport = async (app: AppUnderTest, page: Page): Promise<string> => {
  const saved = await askMain(page, 'diagnostics.save');
  expect(saved).toMatchObject({ ok: true });
  return join(app.exportDirectory, (saved as { data: { fileName: string } }).data.fileName);
};

test('a fault of main and one of a page are located from the report alone @electron', async ({ app }) => {
  const page = await startLoggedIn(app, { at: companies });
  app.expectFaults(/Planted|A page reported: RangeError/);
  await app.electron().evaluate(({ Menu }) => {
    Menu.buildFromTemplate = () => {
      throw new TypeError('Planted');
    };
  });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => {
      throw new RangeError('Planted');
    };
  });
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await goTo(page, '/app_settings');
  await expect
    .poll(() => app.faults().filter((fault) => / at \S+\.js:/.test(fault)).length)
    .toBeGreaterThan(1);

  const file = await saveReport(app, page);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    build: { files: { 'main/main.js': expect.any(String) } },
    faults: { page: 1 },
  });
  const explained = execFileSync(
    process.execPath,
    ['scripts/explain.mjs', file, `--maps=${buildSourceMaps()}`],
    { encoding: 'utf8' },
  );
  const [, ofMain = ''] = /Uncaught exception: TypeError.*\n(.*)/.exec(explained) ?? [];
  expect(ofMain).toContain(placeOf('src/main/windows/appMenu.ts', 'Menu.buildFromTemplate('));
  const [, ofPage = ''] = /A page reported: RangeError.*\n(.*)/.exec(explained) ?? [];
  expect(ofPage).toContain(placeOf('src/renderer/ui/CopyButton.tsx', 'navigator.clipboard.writeText('));
});

test('a crash leaves a dump on this computer, which the next report counts @electron', async ({ app }) => {
  const ruin = join(app.place().root, 'ruin.cjs');
  writeFileSync(
    ruin,
    `const { app } = require('electron');
app.on('web-contents-created', (_event, contents) => contents.once('did-finish-load', () => process.crash()));`,
  );
  await runElectron(app, ['-r', ruin]).ended;
  const dumps = () => filesBelow(app.profile).filter(({ file }) => file.endsWith('.dmp'));
  await expect.poll(() => dumps().length).toBe(1);

  const page = await app.start();
  const report = JSON.parse(readFileSync(await saveReport(app, page), 'utf8')) as Record<string, unknown>;
  expect(report.crashDumps).toEqual({ count: 1, dates: [expect.stringMatching(/^\d{4}-\d\d-\d\dT/)] });
  expect(JSON.stringify(report)).not.toContain('.dmp');
});
