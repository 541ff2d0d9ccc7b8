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
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = async () => {
  const store = createClosingStore({
    file: { read: async () => ({ outcome: 'absent' }) } as unknown as SealedFile,
    ...{ owner: () => 'ada', isRemembered: () => false, onError: (cause) => expect.fail(String(cause)) },
  });
  const closing = await store.open({ country: 'es', start: period.start });
  const rows = [list('L1', 'Asador', 1195), list('L2', 'Bodega', 0)];
  const [first] = rows;
  if (first)
    store.addLines(closing, 'establishmentPayLists', first, [
      line('o1'),
      line('o2', 'canceled_by_establishment'),
    ]);
  const collected: CollectedClosing = {
    ...{ period, before, closing },
    sorts: [{ query: listsQuery('establishmentPayLists', 'es', period), rows }],
    sortsBefore: [
      {
        query: listsQuery('establishmentPayLists', 'es', before),
        rows: [list('B1', 'Asador', 1000), list('B2', 'Cantina', 500)],
      },
    ],
  };
  const reveal = vi.fn();
  const saving = createClosingFolder({
    ...{ job: { collect: async () => success(collected) }, checks: { of: () => undefined }, store },
    ...{ owner: () => 'ada', chooseFolder: async () => folder, reveal, log: console as never },
    about: () => ({ user: 'Ada <ada@x.example>', server: 'https://x.example', app: 'App 1' }),
  });
  return { saving, reveal };
};
const words = {
  'sheet.lists': 'Lists',
  'city.K1': 'Valencia',
  'status.completed': 'Completed',
  total: 'Total',
};
const rowsOf = (sheet = ''): string[][] =>
  [...sheet.matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/g)].map(([, text = '']) => text),
  );

it('a folder has a workbook of four sheets, and a protocol with its hash, user, time, server and checks', async () => {
  const { saving, reveal } = await start();
  const of = { country: 'es', start: period.start, words } as const;
  const save = () => saving.save(of, 1, new AbortController().signal);
  expect(await save()).toMatchObject({
    data: { folder: 'half-month-es-2026-10-16_2026-10-31', problem: null },
  });
  expect(await save()).toMatchObject({ data: { folder: 'half-month-es-2026-10-16_2026-10-31 (2)' } });
  const saved = join(folder, 'half-month-es-2026-10-16_2026-10-31');
  expect(readdirSync(saved).toSorted()).toEqual(['protocol.json', 'summary.xlsx']);
  const bytes = readFileSync(join(saved, 'summary.xlsx'));
  const protocol = JSON.parse(readFileSync(join(saved, 'protocol.json'), 'utf8'));
  expect(protocol).toMatchObject({
    ...{ user: 'Ada <ada@x.example>', server: 'https://x.example', app: 'App 1', country: 'es', period },
    comparedWith: before,
    checks: {
      payLists: { count: 2, sumCents: 1195, withoutLines: 1, findings: { notChecked: 2, missing: 1 } },
      ...{ accountsReadAt: null, orders: null },
    },
    files: [
      {
        ...{ file: 'summary.xlsx', bytes: bytes.byteLength },
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ],
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
  expect(reveal).toHaveBeenCalledWith(join(`${saved} (2)`, 'summary.xlsx'));
});
