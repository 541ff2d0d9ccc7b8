import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreferencesStore } from '../stores/preferences.ts';
import { queryClient } from './queryClient.ts';
import { watchStaleRows } from './watchRecords.ts';

const start = new Date('2026-11-28T14:00:00Z');
let refresh: () => void;
let reads: string[];
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  vi.stubGlobal('window', {
    backoffice: {
      on: (_event: string, listener: (payload: null) => void) => {
        refresh = () => listener(null);
        return () => undefined;
      },
    },
  });
  reads = [];
  queryClient.clear();
  watchStaleRows();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = async (name: string, meta: Record<string, unknown> = {}, fails = false): Promise<void> => {
  const observer = new QueryObserver(queryClient, {
    queryKey: [name],
    queryFn: async () => {
      reads.push(name);
      if (fails) throw new Error('no answer');
      return name;
    },
    retry: false,
    meta,
  });
  ends.push(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(queryClient.getQueryState([name])?.fetchStatus).toBe('idle'));
};
const refreshed = async (): Promise<string[]> => {
  reads = [];
  refresh();
  await Promise.resolve();
  return reads;
};

it('failed queries are refetched at once, others after 30 seconds', async () => {
  await show('old');
  await show('failed', { isWatched: true }, true);
  expect(await refreshed()).toEqual(['failed']);
  vi.setSystemTime(start.getTime() + 31_000);
  expect(await refreshed()).toEqual(['old', 'failed']);
});

it.each([
  ['normal', []],
  ['slow', ['list']],
  ['off', ['list']],
] as const)(
  'with live updates %s, queries that main keeps fresh are refetched: %j',
  async (liveUpdates, expected) => {
    usePreferencesStore.setState({ liveUpdates });
    await show('list', { isWatched: true });
    vi.setSystemTime(start.getTime() + 31_000);
    expect(await refreshed()).toEqual(expected);
    usePreferencesStore.setState({ liveUpdates: 'normal' });
  },
);

it('data read before the clock was set back counts as stale', async () => {
  await show('choices');
  vi.setSystemTime(start.getTime() - 86_400_000);
  expect(await refreshed()).toEqual(['choices']);
});
