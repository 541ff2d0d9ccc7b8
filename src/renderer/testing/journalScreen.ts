import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from './openApp.tsx';
import type { StubbedMain } from './stubMain.ts';

/** Time of the entries, and of the clock in tests of _My day_. */
export const journalTime = new Date('2026-05-16T12:44:00Z');

/** Starts each test of a file at the time of the entries, and closes the app after it. */
export const inJournalTime = (): void => {
  beforeEach(() => vi.useFakeTimers({ now: journalTime, toFake: ['Date'] }));
  afterEach(() => {
    closeApp();
    vi.useRealTimers();
  });
};

export const journalEntry = (changes: Partial<JournalEntry>): JournalEntry => ({
  ...{ id: 'e1', at: journalTime.toISOString(), action: 'changed', entity: 'companies' },
  ...{ scope: { country: 'es' }, recordId: 'co00000000000001', name: 'Soles', count: 1, fields: [] },
  ...{ outcome: 'done', code: '', takenBackAt: null, takesBack: null },
  ...changes,
});

export const entryRows = page.getByRole('region', { name: /Today|Yesterday/ }).getByRole('listitem');
export const rowsShown = (): number => entryRows.elements().length;

interface OpenOptions {
  path?: string;
  prepare?: (main: StubbedMain) => void;
  privacy?: boolean;
}

export const openJournal = (
  entries: readonly JournalEntry[],
  { path = '/my_day', prepare, privacy = false }: OpenOptions = {},
): Promise<StubbedMain> =>
  openApp(path, {
    settings: { privacy },
    prepare: (main) => {
      main.answerRoute('journal.read', () => success(structuredClone(entries)));
      prepare?.(main);
    },
  });
