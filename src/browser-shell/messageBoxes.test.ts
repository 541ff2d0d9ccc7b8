import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

const main = `
import { app, BrowserWindow, dialog, ipcMain, protocol } from 'electron';
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true } }]);
app.whenReady().then(async () => {
  const { readFileSync } = await import('node:fs');
  protocol.handle('app', () => new Response(readFileSync('out/renderer/index.html'), { headers: {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'none'",
  } }));
  const window = new BrowserWindow({ webPreferences: { preload: process.cwd() + '/out/preload/index.cjs' } });
  const closing = new AbortController();
  ipcMain.handle('ask', async (_event, message) => {
    const { signal } = closing;
    const options = { message, detail: 'One line\\nand another', buttons: ['No', 'Yes'], cancelId: 0, signal };
    return (await dialog.showMessageBox(window, options)).response;
  });
  ipcMain.handle('close', () => closing.abort());
  ipcMain.handle('askTooLate', () => {
    const options = { message: 'Late?', buttons: ['No', 'Yes'], cancelId: 0, signal: AbortSignal.abort() };
    return dialog.showMessageBox(window, options);
  });
  window.loadURL('app://test/index.html');
});
`;

const body = '<button>Of the page</button>';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(main, body);
}, 60_000);
afterAll(() => app?.stop());

const boxes = () => app.page.getByRole('alertdialog');
const box = (message: string) => app.page.getByRole('alertdialog', { name: message, exact: true });
const answers = () => app.records('messageBoxAnswer');

describe('a message box', () => {
  it('is shown in the page of its window until a button is pressed, one box at a time', async () => {
    const both = Promise.all([app.invoke('ask', 'First?'), app.invoke('ask', 'Second?')]);
    await box('First?').waitFor();
    expect(await boxes().count()).toBe(1);
    await expect
      .poll(() => app.output())
      .toContain(`The app asks at ${new URL('/w/1/', app.address)}: First?`);
    await box('First?').getByRole('button', { name: 'Yes' }).click();
    await box('Second?').waitFor();
    await app.page.keyboard.press('Escape');
    expect(await both).toEqual([1, 0]);
    expect(await boxes().count()).toBe(0);
  });

  it('ignores scripts of the page, and passes no key to the page', async () => {
    const answer = app.invoke('ask', 'Sure?');
    await box('Sure?').waitFor();
    await app.page.evaluate(() => {
      addEventListener('keydown', () => document.body.append('A key'), { capture: true });
      for (const button of document.querySelectorAll<HTMLElement>('dialog button')) button.click();
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel'));
    });
    await app.page.keyboard.press('x');
    expect(await box('Sure?').isVisible()).toBe(true);
    expect(await app.page.locator('body').textContent()).not.toContain('A key');
    await app.page.keyboard.press('Enter');
    expect(await answer).toBe(0);
  });

  it('is shown again after a reload of the page', async () => {
    const lost = app.invoke('ask', 'Still?').catch(() => 'lost');
    await box('Still?').waitFor();
    await app.page.reload();
    expect(await lost).toBe('lost');
    await box('Still?').getByRole('button', { name: 'Yes' }).click();
    await expect.poll(answers).toContainEqual(expect.objectContaining({ message: 'Still?', response: 1 }));
  });

  it('closes as cancelled when main closes it', async () => {
    const answer = app.invoke('ask', 'Gone?');
    await box('Gone?').waitFor();
    await app.invoke('close');
    expect(await answer).toBe(0);
    expect(await boxes().count()).toBe(0);
  });

  it('closed by main before it is shown returns the cancel id, as in Electron', async () => {
    expect(await app.invoke('askTooLate')).toEqual({ cancelId: 0, checkboxChecked: false });
  });
});
