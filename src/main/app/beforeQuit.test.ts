import { beforeEach, expect, it, vi } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { prepareRestart } from './beforeQuit.ts';

let running = 0;
let typed: boolean[] = [];
const said: string[] = [];

const options = (isDiscarded = true) => ({
  isExporting: () => running > 0,
  windows: {
    hasUnsaved: () => typed.shift() ?? false,
    confirmDiscards: vi.fn(async () => {
      said.push('asked');
      return isDiscarded;
    }),
    takeBackDiscards: () => said.push('taken back'),
  },
  settle: async () => said.push('settled'),
});

beforeEach(() => {
  running = 0;
  typed = [];
  said.length = 0;
});

it('sends what is held back before the installer starts, and asks again about what was typed meanwhile', async () => {
  typed = [true, false];
  expect(await prepareRestart(options())).toEqual(success(null));
  expect(said).toEqual(['asked', 'settled', 'asked', 'settled']);
});

it('sends nothing early when the person wants to go on', async () => {
  expect(await prepareRestart(options(false))).toEqual(failure('DECLINED'));
  expect(said).toEqual(['asked', 'taken back']);
});

it.each(['before', 'while the last calls go out'])('is put off by an export that began %s', async (when) => {
  const all = options();
  if (when === 'before') running = 1;
  const settle = async () => {
    running = 1;
  };
  expect(await prepareRestart({ ...all, settle })).toEqual(failure('EXPORT_RUNNING'));
  expect(said.at(-1)).toBe('taken back');
});
