import { app, dialog } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseStart } from './refuseStart.ts';

const events: string[] = [];
const ready = Promise.withResolvers<void>();

const start = (platform: NodeJS.Platform, isTerminal: boolean): void => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  Object.defineProperty(process.stderr, 'isTTY', { value: isTerminal, configurable: true });
};

beforeEach(() => {
  events.length = 0;
  vi.spyOn(dialog, 'showErrorBox').mockImplementation((_title, text) => void events.push(`box: ${text}`));
  vi.spyOn(app, 'exit').mockImplementation((code) => void events.push(`exit ${code}`));
  vi.spyOn(app, 'isReady').mockReturnValue(false);
  vi.spyOn(app, 'whenReady').mockReturnValue(ready.promise);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => events.push(`stderr: ${text}`) > 0);
});
afterEach(() => vi.restoreAllMocks());

it.each(['win32', 'darwin'] as const)('shows the message box at once on %s', (platform) => {
  start(platform, false);
  refuseStart('No such flag', 2);
  expect(events).toEqual(['box: No such flag', 'exit 2']);
});

it('delays the message box on Linux until Electron can show it', async () => {
  start('linux', false);
  refuseStart('No such flag', 2);
  expect(events).toEqual(['stderr: No such flag\n']);
  ready.resolve();
  await expect.poll(() => events.slice(1)).toEqual(['box: No such flag', 'exit 2']);
});

it('prints only a line in a terminal on Linux', () => {
  start('linux', true);
  refuseStart('No such flag', 2);
  expect(events).toEqual(['stderr: No such flag\n', 'exit 2']);
});
