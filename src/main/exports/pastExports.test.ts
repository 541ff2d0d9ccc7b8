import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { createExportHistory } from './exportHistory.ts';
import { openPastExports } from './pastExports.ts';

const list: ListExport = {
  operation: 'companies.list',
  params: { country: 'es' },
  query: {},
  columns: [{ label: 'Name', fields: ['name'], format: 'text' }],
  name: 'Companies',
  timeZone: 'Europe/Madrid',
  profile: 'standard',
};
let profile = '';
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'profile-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

const ignore = (): void => undefined;

const openHistory = () =>
  createExportHistory({
    pastExports: openPastExports(join(profile, 'exports.json'), ignore),
    owner: () => 'somebody',
    nameOf: basename,
  });

const begun = (exportId: string, path = 'x') => ({
  ...{ exportId, path, state: 'done' as const, startedAt: '', endedAt: null },
  ...{ bytes: 0, rows: null, areRowsEstimated: false, problem: null, message: '' },
});

it('lists past exports without personal filters, and detects a file replaced by a later one', () => {
  const history = openHistory();
  const filter = (name: string) => ({ name, label: name, text: `of ${name}` });
  const words = {
    ...{ title: 'Courier pay lists', place: 'Valencia', filters: [filter('dateRange'), filter('fullName')] },
  };
  const query = { filters: { fullName: { match: 'text', value: 'Ana' } } } as const;
  history.add({ ...begun('first'), job: { type: 'list', wanted: { ...list, query, words } } });
  history.add({ ...begun('second'), job: { type: 'list', wanted: { ...list, only: ['a', 'b'] } } });
  const { operation: _operation, ...lines } = list;
  const ofLines = { ...lines, entity: 'courierPayLists', params: { country: 'es', city: 'K1' } } as const;
  history.add({
    ...begun('lines', 'y'),
    job: { type: 'lines', wanted: { ...ofLines, only: ['secretListId'] } },
  });
  expect(readFileSync(join(profile, 'exports.json'), 'utf8')).not.toContain('secretListId');
  const [third, second, first] = openHistory().list();
  expect(third).toMatchObject({ chosenRows: 1 });
  expect(first).toMatchObject({ words: { ...words, filters: [filter('dateRange')] }, profile: 'standard' });
  expect(second).toMatchObject({ chosenRows: 2 });
  const isReplaced = (exportId: string): boolean => {
    const past = history.find(exportId);
    return past !== undefined && history.isReplaced(past);
  };
  expect([isReplaced('first'), isReplaced('second')]).toEqual([true, false]);
  history.change('second', { state: 'failed' });
  expect(isReplaced('first')).toBe(false);
});

describe('file of past exports', () => {
  it('keeps the most recent exports within a small file', () => {
    const history = openHistory();
    const labels = Array.from({ length: 100 }, (_, index) => ({
      ...{ label: `${index}`.repeat(100), fields: ['name'], format: 'text' as const },
    }));
    for (let index = 0; index < 60; index += 1)
      history.add({
        ...{ exportId: `export-${index}`, path: 'x', state: 'running', startedAt: '', endedAt: null },
        ...{ bytes: 0, rows: null, areRowsEstimated: false, problem: null, message: '' },
        job: { type: 'list', wanted: { ...list, columns: labels } },
      });
    expect(statSync(join(profile, 'exports.json')).size).toBeLessThan(1_100_000);
    const past = openHistory().list();
    // A killed app left it running.
    expect(past[0]).toMatchObject({ exportId: 'export-59', state: 'failed', problem: 'interrupted' });
    expect(past.length).toBeGreaterThan(20);
  });

  it('with a newer version is set aside before a new one is written', () => {
    const newer = JSON.stringify({ version: 3, exports: 'of tomorrow' });
    writeFileSync(join(profile, 'exports.json'), newer);
    openHistory().add({ ...begun('new'), job: { type: 'list', wanted: list } });
    const aside = readdirSync(profile).find((name) => name.startsWith('exports.bad-')) ?? '';
    expect(readFileSync(join(profile, aside), 'utf8')).toBe(newer);
    expect(openHistory().list()).toMatchObject([{ exportId: 'new' }]);
  });
});
