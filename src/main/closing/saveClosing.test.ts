import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import { unzip } from '../exports/testing/readXlsx.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { createClosingStore } from './closingStore.ts';
import type { CollectedClosing } from './collectClosing.ts';
import { listsQuery } from './readClosing.ts';
import { createClosingFolder } from './saveClosing.ts';
import { type StatementPrinter, writeStatements } from './writeStatements.ts';

const period = { start: '2026-10-16', end: '2026-10-31' };
const before = { start: '2026-10-01', end: '2026-10-15' };
const list = (id: string, name: string, sum: number) => ({
  ...{ id, name, sum, vat: 21, city: 'K1', iban: '=1+1', idNumber: 'B86561412', updatedAt: '2026-11-01' },
  ...period,
});
/** 20.00 − 5.00 × 1.21 = 13.95 */
const line = (orderId: string, status = 'completed') => ({
  ...{ id: orderId, orderId, status, completedAt: '2026-10-25T01:30:00Z', itemsSum: 20, surcharge: 0 },
  ...{ discountSum: 0, vamvuCommission: 5, cancellationFee: 2, tips: null, courierDeliveryCost: null },
});
const words = {
  'sheet.lists': 'Lists',
  'city.K1': 'Valencia',
  'status.completed': 'Completed',
  statement: 'Statement',
  total: 'Total',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openStore = () =>
  createClosingStore({
    file: { read: async () => ({ outcome: 'absent' }) } as unknown as SealedFile,
    ...{ owner: () => 'ada', isRemembered: () => false, onError: (cause) => expect.fail(String(cause)) },
  });
const collect = async (
  rows: readonly ReturnType<typeof list>[],
  store = openStore(),
): Promise<CollectedClosing> => ({
  ...{ period, before, closing: await store.open({ country: 'es', start: period.start }) },
  sorts: [{ query: listsQuery('establishmentPayLists', 'es', period), rows }],
  sortsBefore: [
    {
      query: listsQuery('establishmentPayLists', 'es', before),
      rows: [list('B1', 'Asador', 1000), list('B2', 'Cantina', 500)],
    },
  ],
});

const start = async () => {
  const store = openStore();
  const [first, ...others] = [list('L1', 'Asador', 1195), list('L2', 'Bodega', 0)] as const;
  const collected = await collect([first, ...others], store);
  store.addLines(collected.closing, 'establishmentPayLists', first, [
    line('o1'),
    line('o2', 'canceled_by_establishment'),
  ]);
  const reveal = vi.fn();
  const onProgress = vi.fn();
  const printer = { print: vi.fn<StatementPrinter['print']>(), isOpen: vi.fn(() => true), close: vi.fn() };
  printer.print.mockImplementation(async ({ id }) => Buffer.from(`%PDF ${id}`));
  let user = 'ada';
  const saving = createClosingFolder({
    ...{ job: { collect: async () => success(collected) }, checks: { of: () => undefined }, store },
    ...{ owner: () => user, chooseFolder: async () => folder, reveal, log: console as never },
    about: () => ({ user: 'Ada <ada@x.example>', server: 'https://x.example', app: 'App 1' }),
    ...{ openPrinter: () => printer, onProgress },
  });
  const save = () =>
    saving.save({ country: 'es', start: period.start, words }, 1, new AbortController().signal);
  const logOut = (): void => {
    user = '';
    saving.userChanged();
  };
  return { saving, save, logOut, reveal, printer, onProgress };
};
const saved = (name = 'half-month-es-2026-10-16_2026-10-31'): string => join(folder, name);
const protocolIn = (path: string) => JSON.parse(readFileSync(join(path, 'protocol.json'), 'utf8'));
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const rowsOf = (sheet = ''): string[][] =>
  [...sheet.matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/g)].map(([, text = '']) => text),
  );

it('a folder has a workbook of four sheets, and a protocol with its hash, user, time, server and checks', async () => {
  const { saving, save, reveal } = await start();
  expect(await save()).toMatchObject({
    data: { folder: 'half-month-es-2026-10-16_2026-10-31', problem: null },
  });
  expect(await save()).toMatchObject({ data: { folder: 'half-month-es-2026-10-16_2026-10-31 (2)' } });
  expect(readdirSync(saved()).toSorted()).toEqual(['protocol.json', 'statements', 'summary.xlsx']);
  const bytes = readFileSync(join(saved(), 'summary.xlsx'));
  expect(protocolIn(saved())).toMatchObject({
    ...{ user: 'Ada <ada@x.example>', server: 'https://x.example', app: 'App 1', country: 'es', period },
    comparedWith: before,
    checks: {
      payLists: { count: 2, sumCents: 1195, withoutLines: 1, findings: { notChecked: 2, missing: 1 } },
      ...{ accountsReadAt: null, orders: null },
    },
    files: [{ file: 'summary.xlsx', bytes: bytes.byteLength, sha256: hashOf(bytes) }, {}, {}],
  });
  const parts = unzip(bytes);
  const [lists, lines, differences, comparison] = [1, 2, 3, 4].map((id) =>
    rowsOf(parts[`xl/worksheets/sheet${id}.xml`]),
  );
  expect(lists?.[1]).toEqual([
    ...[
      'establishment',
      'Valencia',
      'Asador',
      'B86561412',
      '=1+1',
      '0.21',
      '11.95',
      'none',
      'notChecked',
      'L1',
    ],
  ]);
  expect(lists?.at(-1)).toEqual(['Total', '11.95']);
  expect(lines?.[1]).toEqual(expect.arrayContaining(['o1', 'Completed', '20', '13.95']));
  expect(lines?.[2]).toEqual(expect.arrayContaining(['o2', 'canceled_by_establishment', '-2']));
  expect(lines?.at(-1)).toEqual(['Total', '11.95']);
  expect(differences?.map(([finding, , , payee]) => `${finding} ${payee}`).slice(1)).toEqual([
    ...['notChecked Asador', 'notChecked Bodega', 'missing Cantina'],
  ]);
  expect(comparison?.[1]).toEqual([
    ...['establishment', 'Valencia', 'Asador', 'B86561412', '11.95', '10', '1.95', '0.195'],
  ]);
  expect(comparison?.at(-1)).toEqual(['Total', '11.95', '15', '-3.05']);
  expect(saving.reveal()).toMatchObject({ ok: true });
  expect(reveal).toHaveBeenCalledWith(join(saved('half-month-es-2026-10-16_2026-10-31 (2)'), 'summary.xlsx'));
});

it('each payee has a statement in the folder, and its hash in the protocol', async () => {
  const { saving, save, printer, onProgress } = await start();
  const ended = save();
  expect(await save()).toEqual(success(null));
  expect(await ended).toMatchObject({ data: { statements: { written: 2, total: 2 } } });
  const files = ['Asador', 'Bodega'].map((name) => `Statement ${name} 2026-10-16_2026-10-31.pdf`);
  expect(readdirSync(join(saved(), 'statements')).toSorted()).toEqual(files);
  const protocol = protocolIn(saved());
  expect(protocol.statements).toEqual({ total: 2, written: 2, outcome: 'complete', failed: [] });
  expect(protocol.files.slice(1)).toEqual(
    files.map((name, index) => {
      const bytes = readFileSync(join(saved(), 'statements', name));
      const [file, payList] = [`statements/${name}`, `L${index + 1}`];
      expect(bytes.toString()).toBe(`%PDF ${payList}`);
      return { file, bytes: bytes.byteLength, sha256: hashOf(bytes), payList };
    }),
  );
  expect(onProgress.mock.calls).toEqual([[{ done: 0, total: 2 }], [{ done: 1, total: 2 }], [null]]);
  expect(printer.close).toHaveBeenCalledOnce();
  expect(saving.progress()).toBeNull();
});

it('a folder without all statements is written too, and its protocol names the reason', async () => {
  const { saving, save, printer } = await start();
  printer.print.mockResolvedValueOnce(null);
  expect(await save()).toMatchObject({ data: { problem: null, statements: { written: 1, total: 2 } } });
  expect(protocolIn(saved()).statements).toEqual({
    ...{ total: 2, written: 1, outcome: 'complete', failed: [{ payList: 'L1', payee: 'Asador' }] },
  });
  printer.print.mockImplementationOnce(async () => {
    saving.stop();
    return Buffer.from('%PDF late');
  });
  expect(await save()).toMatchObject({ data: { statements: { written: 0, total: 2 } } });
  printer.isOpen.mockReturnValueOnce(false);
  expect(await save()).toMatchObject({ data: { statements: { written: 0, total: 2 } } });
  const third = protocolIn(saved('half-month-es-2026-10-16_2026-10-31 (3)'));
  expect(third.statements).toMatchObject({ outcome: 'stopped', failed: [] });
  const second = saved('half-month-es-2026-10-16_2026-10-31 (2)');
  expect(protocolIn(second)).toMatchObject({ statements: { outcome: 'stopped' }, files: [{}] });
  expect(readdirSync(second).toSorted()).toEqual(['protocol.json', 'summary.xlsx']);
});

it('quitting during a save ends the folder with its protocol', async () => {
  const { saving, save, printer } = await start();
  await saving.settle();
  const quitting = Promise.withResolvers<void>();
  printer.print.mockImplementationOnce(async () => {
    void saving.settle().then(quitting.resolve);
    return Buffer.from('%PDF late');
  });
  void save();
  await quitting.promise;
  expect(protocolIn(saved()).statements).toMatchObject({ outcome: 'stopped', written: 0 });
});

it('no statement is written after a logout', async () => {
  const { save, logOut, printer } = await start();
  printer.print.mockImplementationOnce(async () => {
    logOut();
    return Buffer.from('%PDF late');
  });
  await save();
  expect(readdirSync(saved()).toSorted()).toEqual(['protocol.json', 'summary.xlsx']);
  expect(printer.close).toHaveBeenCalledOnce();
});

it('three statements that fail in a row end the attempts', async () => {
  const print = vi.fn(async () => null);
  const rows = Array.from({ length: 9 }, (_, index) => list(`L${index}`, 'ASADOR', 0));
  const written = await writeStatements({
    ...{ folder, collected: await collect(rows), word: () => 'Statement' },
    printer: { print, isOpen: () => true, close: () => undefined },
    ...{ signal: new AbortController().signal, onProgress: () => undefined },
  });
  expect(written).toMatchObject({ total: 9, outcome: 'failed', files: [], failed: [{}, {}, {}] });
  expect(print).toHaveBeenCalledTimes(3);
});
