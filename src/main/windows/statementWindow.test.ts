import { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { createStatementWindow } from './statementWindow.ts';
import { setUpWindows } from './testing/manageWindows.ts';

setUpWindows();

const list = (id: string) => ({ entity: 'courierPayLists', country: 'es', city: 'K1', id }) as const;
const start = () => {
  const onClosed = vi.fn();
  const log = { info: vi.fn(), error: vi.fn() };
  const statements = createStatementWindow({ preload: '/preload.cjs', icon: '/icon.png', log, onClosed });
  const printer = statements.open();
  const window = BrowserWindow.getAllWindows().at(-1) as BrowserWindow;
  const printToPdf = vi.spyOn(window.webContents, 'printToPDF').mockResolvedValue(Buffer.from('%PDF'));
  const loadUrl = vi.spyOn(window, 'loadURL');
  const giveUp = new AbortController();
  const print = (id: string) => printer.print(list(id), giveUp.signal);
  return { statements, printer, window, printToPdf, loadUrl, giveUp, print, onClosed };
};

it('a statement is printed once its own page reports it; other reports are ignored', async () => {
  const { statements, printer, window, printToPdf, loadUrl, print, onClosed } = start();
  const { id } = window;
  expect(window.isVisible()).toBe(false);
  expect(statements.idOf(window.webContents.id)).toBe(id);
  expect(statements.idOf(window.webContents.id + 1)).toBeNull();
  const printed = print('L1');
  expect(loadUrl.mock.calls.at(-1)?.[0]).toMatch(
    /\?view=record#\/country\/es\/city\/K1\/pay-list-courier\/L1\?statement=file$/,
  );
  statements.shown(id + 1, { id: 'L1', isWhole: true });
  statements.shown(id, { id: 'L0', isWhole: true });
  await Promise.resolve();
  expect(printToPdf).not.toHaveBeenCalled();
  statements.shown(id, { id: 'L1', isWhole: true });
  expect(await printed).toEqual(Buffer.from('%PDF'));
  const unread = print('L2');
  statements.shown(id, { id: 'L2', isWhole: false });
  expect(await unread).toBeNull();
  expect(printer.isOpen()).toBe(true);
  printer.close();
  expect(printer.isOpen()).toBe(false);
  expect(window.isDestroyed()).toBe(true);
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(id);
  expect(await print('L3')).toBeNull();
});

it('a statement ends without a file when it is stopped, cannot be printed, or its window is gone', async () => {
  const { statements, window, printToPdf, print } = start();
  printToPdf.mockRejectedValueOnce(new Error('Printing failed'));
  const failed = print('L1');
  statements.shown(window.id, { id: 'L1', isWhole: true });
  expect(await failed).toBeNull();
  const gone = print('L2');
  window.destroy();
  expect(await gone).toBeNull();
  const { print: printAgain, giveUp: stopping } = start();
  const stopped = printAgain('L3');
  stopping.abort();
  expect(await stopped).toBeNull();
});
