import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { desktopWindows, pictureOfDisplay, pressKeys, standingDialog } from '../support/desktop.ts';
import { runElectron } from '../support/startElectron.ts';

/**
 * Starts the app with a script that breaks pages once they show the login. Without Playwright: its debugger hides a hang
 * and stops the renderer that replaces a crashed one.
 */
const startWithRuin = (app: AppUnderTest, ruin: string, count: number) => {
  const file = join(app.place().root, 'ruin.cjs');
  writeFileSync(
    file,
    `const { app } = require('electron');
let loads = 0;
app.on('web-contents-created', (_event, contents) => contents.on('did-finish-load', () => {
  console.log('loaded ' + contents.getURL());
  loads += 1;
  if (loads > ${count}) return;
  const timer = setInterval(() => {
    if (!contents.getURL().endsWith('#/login')) return;
    clearInterval(timer);
    ${ruin};
  }, 500);
}));`,
  );
  const run = runElectron(app, ['-r', file]);
  const loads = () => [...run.output().matchAll(/^loaded (\S+)$/gm)].map(([, address]) => address);
  return { ...run, loads };
};

/** Chooses "Reload" in the native dialog and ends the app. */
const loadAgain = async (app: ReturnType<typeof startWithRuin>, testInfo: TestInfo): Promise<void> => {
  await standingDialog('Marketplace Back Office');
  await pictureOfDisplay(testInfo, 'box');
  const before = app.loads().length;
  pressKeys('Tab', 'space');
  await expect.poll(() => app.loads().length).toBe(before + 1);
  // The first load has no route yet.
  for (const address of app.loads().slice(1)) expect(address).toMatch(/#\/login$/);
  await expect.poll(() => desktopWindows().length).toBe(1);
  app.kill('SIGTERM');
  expect(await app.ended).toBe(0);
};

test('a crashed page is reloaded, the third time after a question @electron', async ({ app }, testInfo) => {
  const run = startWithRuin(app, 'contents.forcefullyCrashRenderer()', 3);
  await expect.poll(() => run.loads().length).toBe(3);
  await loadAgain(run, testInfo);
});

test('a hanging page is reloaded after a question @electron', async ({ app }, testInfo) => {
  const hang = "void contents.executeJavaScript('for (;;);').catch(() => undefined)";
  const run = startWithRuin(app, hang, 1);
  await expect.poll(() => run.loads().length).toBe(1);
  // Chromium detects a hang by input that the page does not handle. A letter has no effect if it reaches the
  // box instead, unlike Tab, which would move its focus.
  await expect
    .poll(() => {
      if (desktopWindows().length === 1) pressKeys('x');
      return desktopWindows().length;
    })
    .toBe(2);
  await loadAgain(run, testInfo);
});
