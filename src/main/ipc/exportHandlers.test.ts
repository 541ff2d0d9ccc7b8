import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { maxRunningExports } from '#shared/ipc/exportRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import { caller, folders, list, openHistory, startHandlers } from './testing/exportHandling.ts';

it('runs at most eight exports at once, and refuses another one', async () => {
  const { start, release, ended } = startHandlers(folders.exports);
  const started = await Promise.all(Array.from({ length: maxRunningExports }, start));
  expect(started.every(({ ok }) => ok)).toBe(true);
  expect(await start()).toMatchObject({ ok: false, error: { code: 'TOO_MANY_EXPORTS' } });
  release();
  await expect.poll(ended).toBe(maxRunningExports);
  expect(await start()).toMatchObject({ ok: true });
  await expect.poll(ended).toBe(maxRunningExports + 1);
});

describe('past exports', () => {
  it('can be listed, shown, opened, repeated and removed', async () => {
    const { start, handlers, read, release, ended } = startHandlers(folders.exports);
    release();
    await start();
    await expect.poll(ended).toBe(1);
    const [past] = (await read()).data;
    expect(past).toMatchObject({ state: 'done', fileName: 'Companies.csv', rows: 1, problem: null });
    const exportId = past?.exportId ?? '';
    const reveal = vi.spyOn(shell, 'showItemInFolder').mockReturnValue();
    const open = vi.spyOn(shell, 'openPath').mockResolvedValueOnce('').mockResolvedValueOnce('No program');
    expect(handlers['exports.reveal']({ exportId }, caller)).toEqual(success(null));
    expect(await handlers['exports.open']({ exportId }, caller)).toEqual(success(null));
    expect(await handlers['exports.open']({ exportId }, caller)).toMatchObject({
      error: { code: 'FILE_REFUSED', message: 'No program' },
    });
    expect([reveal.mock.lastCall, open.mock.lastCall]).toEqual(
      Array(2).fill([join(folders.exports, 'Companies.csv')]),
    );
    expect(await handlers['exports.repeat']({ exportId }, caller)).toMatchObject({ ok: true });
    await expect.poll(ended).toBe(2);
    expect((await read()).data.map(({ fileName }) => fileName)).toEqual([
      'Companies (2).csv',
      'Companies.csv',
    ]);
    rmSync(join(folders.exports, 'Companies.csv'));
    expect(handlers['exports.reveal']({ exportId }, caller)).toMatchObject({ error: { code: 'FILE_GONE' } });
    await handlers['exports.forget'](undefined, caller);
    expect((await read()).data).toEqual([]);
  });

  it('can also be shown and opened as a workbook', async () => {
    const { handlers, read, release, ended } = startHandlers(folders.exports);
    release();
    await handlers['exports.start']({ type: 'list', wanted: { ...list, profile: 'xlsx' } }, caller);
    await expect.poll(ended).toBe(1);
    const exportId = (await read()).data[0]?.exportId ?? '';
    const reveal = vi.spyOn(shell, 'showItemInFolder').mockReturnValue();
    const open = vi.spyOn(shell, 'openPath').mockResolvedValue('');
    expect(handlers['exports.reveal']({ exportId }, caller)).toEqual(success(null));
    expect(await handlers['exports.open']({ exportId }, caller)).toEqual(success(null));
    expect([reveal.mock.lastCall, open.mock.lastCall]).toEqual(
      Array(2).fill([join(folders.exports, 'Companies.xlsx')]),
    );
  });

  it('count as failed if the app ended before them', async () => {
    await startHandlers(folders.exports).start();
    expect(openHistory('somebody').list()).toMatchObject([{ state: 'failed', problem: 'interrupted' }]);
    expect(openHistory('somebody else').list()).toEqual([]);
  });

  it('store the number of selected rows, not their ids, and can be repeated until the app ends', async () => {
    const only = Array.from({ length: 10_000 }, (_, index) => `company-${index}`);
    const { handlers, read, release, ended } = startHandlers(folders.exports);
    release();
    await handlers['exports.start'](
      { type: 'list', wanted: { ...list, only: [...only, 'c1'].slice(1) } },
      caller,
    );
    await expect.poll(ended).toBe(1);
    const exportId = (await read()).data[0]?.exportId ?? '';
    expect(await handlers['exports.repeat']({ exportId }, caller)).toMatchObject({ ok: true });
    await expect.poll(ended).toBe(2);
    const file = join(folders.profile, 'exports.json');
    expect(statSync(file).size).toBeLessThan(5000);
    expect(JSON.parse(readFileSync(file, 'utf8')).exports[0]).toMatchObject({ chosenRows: 10_000 });
    const next = startHandlers(folders.exports);
    expect(await next.handlers['exports.repeat']({ exportId }, caller)).toMatchObject({
      error: { code: 'ROWS_FORGOTTEN' },
    });
  });

  it('contain no personal filters, and are not repeated without them', async () => {
    const { handlers, read, release, ended } = startHandlers(folders.exports);
    release();
    const status = { match: 'exact', value: 'active' } as const;
    const filters = { managerName: { match: 'text', value: 'Aitana' }, status } as const;
    await handlers['exports.start']({ type: 'list', wanted: { ...list, query: { filters } } }, caller);
    await expect.poll(ended).toBe(1);
    const exportId = (await read()).data[0]?.exportId ?? '';
    const text = readFileSync(join(folders.profile, 'exports.json'), 'utf8');
    expect(text).not.toContain('Aitana');
    expect(JSON.parse(text).exports[0].job.wanted.query).toEqual({ filters: { status } });
    expect(await handlers['exports.repeat']({ exportId }, caller)).toMatchObject({ ok: true });
    expect(
      await startHandlers(folders.exports).handlers['exports.repeat']({ exportId }, caller),
    ).toMatchObject({ error: { code: 'ROWS_FORGOTTEN' } });
  });
});
