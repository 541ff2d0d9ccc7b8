import { expect, test } from 'vitest';
import { answerBoxes, confirmBoxes } from '../support/answerBoxes.ts';

type Evaluate = Parameters<typeof answerBoxes>[0]['evaluate'];

/** Electron's dialogs that stay open until a stub answers them. */
const createApp = () => {
  const nobody = () => new Promise<never>(() => undefined);
  const dialog = { showMessageBox: nobody, showSaveDialog: nobody, showOpenDialog: nobody } as never;
  // Code evaluated in main is sent as text and cannot access the test's variables.
  const evaluate = (work: unknown, argument: unknown) =>
    Promise.resolve(new Function(`return (${String(work)})`)()({ dialog }, argument));
  return { dialog: dialog as Electron.Dialog, app: { evaluate: evaluate as Evaluate } };
};

const window = {} as Electron.BrowserWindow;
const unsaved = { message: 'Leave?', buttons: ['Keep editing', 'Discard'], defaultId: 0, cancelId: 0 };

test('boxes of Electron stay open like those of the browser shell, until main closes them or the test ends', async () => {
  const { app, dialog } = createApp();
  await answerBoxes(app, '/exports');
  const standing = dialog.showMessageBox(window, { ...unsaved, defaultId: 1 });
  const closing = new AbortController();
  const closed = dialog.showMessageBox(window, { ...unsaved, signal: closing.signal });
  closing.abort();
  expect(await closed).toMatchObject({ response: 0 });
  const stillOpen = Symbol('still open');
  expect(await Promise.race([standing, Promise.resolve(stillOpen)])).toBe(stillOpen);
  await confirmBoxes(app);
  expect(await standing).toMatchObject({ response: 1 });
  expect(await dialog.showMessageBox(window, unsaved)).toMatchObject({ response: 1 });
  expect(await dialog.showMessageBox({ message: 'Shown', buttons: ['Close'] })).toMatchObject({
    response: 0,
  });
});

test('files are saved to the folder for exports under the suggested name, and none is opened', async () => {
  const { app, dialog } = createApp();
  await answerBoxes(app, '/exports');
  for (const defaultPath of ['/home/one/report.txt', 'C:\\Users\\one\\report.txt', 'report.txt']) {
    const answer = await dialog.showSaveDialog(window, { defaultPath });
    expect(answer).toEqual({ canceled: false, filePath: '/exports/report.txt' });
  }
  expect(await dialog.showOpenDialog({})).toEqual({ canceled: true, filePaths: [] });
});
