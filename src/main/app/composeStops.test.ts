import { expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { composeStops } from './composeStops.ts';

const place = { country: 'es', city: 'K1', id: 'bar' };

const open = (answer: Result<unknown>) => {
  let values = { ...defaultSettings };
  const settings: SettingsStore = {
    recovered: false,
    get: (key) => values[key],
    set: (changes) => {
      values = { ...values, ...(changes as object) };
    },
  };
  const call = vi.fn(async (_call: ApiCall) => answer);
  const answered = vi.fn();
  const sending = vi.fn((_call: ApiCall, _names?: object) => answered);
  const stopping = composeStops({
    api: { call } as never,
    settings,
    owner: () => 'server A1',
    journal: { sending },
    announce: vi.fn(),
    forgetAnswers: vi.fn(),
  });
  return { ...stopping, call, sending, answered };
};

it('writes a resumed establishment down with its name, as any other change', async () => {
  const { stops, resume, call, sending, answered } = open(success({ id: 'bar' }));
  stops.written(place, true);
  stops.remind(place, 'Bar Levante', new Date(Date.now() + 3_600_000).toISOString());
  expect(await resume(place)).toEqual(success(null));
  const sent = { operation: 'establishments.update', params: place, body: { isStopped: false } };
  expect(call.mock.calls.map(([one]) => one)).toEqual([sent]);
  expect(sending).toHaveBeenCalledExactlyOnceWith(
    { ...sent, replaced: { isStopped: true } },
    { bar: 'Bar Levante' },
  );
  expect(answered).toHaveBeenCalledExactlyOnceWith(success({ id: 'bar' }));
  expect(stops.read()).toEqual([]);
});

it('writes a refused attempt down too', async () => {
  const refused = failure('FORBIDDEN', 403);
  const { resume, answered } = open(refused);
  expect(await resume(place)).toEqual(refused);
  expect(answered).toHaveBeenCalledExactlyOnceWith(refused);
});
