import { BrowserWindow, dialog } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { confirmLoss, prepareRestart } from './beforeQuit.ts';

let running = 0;
let typed: boolean[] = [];
const said: string[] = [];

const options = (isDiscarded = true) => ({
  isExporting: () => running > 0,
  unsaved: {
    isAny: () => typed.shift() ?? false,
    confirmAll: vi.fn(async () => {
      said.push('asked');
      return isDiscarded;
    }),
    takeBack: () => said.push('taken back'),
  },
  settle: async () => said.push('settled'),
  confirmLoss: async () => true,
});

beforeEach(() => {
  running = 0;
  typed = [];
  said.length = 0;
});

it('sends pending calls before the installer starts, and asks again about edits made since', async () => {
  typed = [true, false];
  expect(await prepareRestart(options())).toEqual(success(null));
  expect(said).toEqual(['asked', 'settled', 'asked', 'settled']);
});

it('sends nothing early when the user cancels', async () => {
  expect(await prepareRestart(options(false))).toEqual(failure('DECLINED'));
  expect(said).toEqual(['asked', 'taken back']);
});

it('asks once before the installer starts about calls that could be neither sent nor persisted', async () => {
  activateMainLocale('en_US');
  const window = new BrowserWindow();
  let unpersisted = 2;
  const deferred = {
    unpersisted: () => unpersisted,
    dropUnpersisted: () => {
      unpersisted = 0;
    },
  };
  const box = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response: 0, checkboxChecked: false });
  const all = { ...options(), confirmLoss: () => confirmLoss(deferred, () => window) };
  expect(await prepareRestart(all)).toEqual(failure('DECLINED'));
  expect(said).toEqual(['asked', 'settled', 'taken back']);
  box.mockResolvedValue({ response: 1, checkboxChecked: false });
  expect(await prepareRestart(all)).toEqual(success(null));
  expect(await confirmLoss(deferred, () => window)).toBe(true);
  expect(box).toHaveBeenCalledTimes(2);
});

it.each(['before', 'while the last calls go out'])('is refused when an export began %s', async (when) => {
  const all = options();
  if (when === 'before') running = 1;
  const settle = async () => {
    running = 1;
  };
  expect(await prepareRestart({ ...all, settle })).toEqual(failure('EXPORT_RUNNING'));
  expect(said.at(-1)).toBe('taken back');
});
