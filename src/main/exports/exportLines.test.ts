import { beforeEach, expect, it } from 'vitest';
import type { LinesExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { withAllCities } from '../api/allCities.ts';
import type { ApiCall, ApiClient } from '../api/apiClient.ts';
import { exportLines, ListUnread } from './exportLines.ts';
import { cell, unzip } from './testing/readXlsx.ts';

const payList = (id: string) => ({
  ...{ id, name: `Payee ${id}`, sum: 1758, vat: 21, startDate: '2026-05-01', endDate: '2026-05-15' },
});
const line = (id: string) => ({
  ...{ id, orderId: `o${id}`, completedAt: '2026-05-02T22:30:00Z', status: 'completed', itemsSum: 10 },
  ...{ surcharge: 0, discountSum: 0, vamvuCommission: 1, cancellationFee: 0 },
});
const wanted = (city: string): LinesExport => ({
  ...{ entity: 'establishmentPayLists', params: { country: 'es', city }, query: { filters: {} } },
  ...{ name: 'lines', timeZone: 'Europe/Madrid', profile: 'standard' },
  columns: [
    { label: 'City', fields: ['city'], format: 'text', labels: { K1: 'Valencia', K2: 'Alicante' } },
    { label: 'List', fields: ['list.id'], format: 'text' },
    { label: 'Payee', fields: ['list.name'], format: 'text' },
    { label: 'From', fields: ['list.startDate'], format: 'date' },
    { label: 'Completed', fields: ['line.completedAt'], format: 'dateTime' },
    { label: 'Order', fields: ['line.orderId'], format: 'text' },
    { label: 'Items', fields: ['line.itemsSum'], format: 'money' },
    { label: 'Percent', fields: ['figures.commissionPercent'], format: 'number' },
    { label: 'Payout', fields: ['figures.payout'], format: 'cents' },
  ],
});

let linesOf: (id: string) => Result<unknown>;
let asked: string[];
let running: number;
let maxRunning: number;
beforeEach(() => {
  linesOf = (id) => success([line(`${id}a`), line(`${id}b`)], 2);
  [asked, running, maxRunning] = [[], 0, 0];
});

const lists: Readonly<Record<string, ReturnType<typeof payList>[]>> = {
  K1: Array.from({ length: 12 }, (_, index) => payList(`L${index}`)),
  K2: [payList('M0')],
};
const call = async ({ operation, params, query }: ApiCall): Promise<Result<unknown>> => {
  if (operation === 'cities.list') return success([{ id: 'K1' }, { id: 'K2' }], 2);
  if (operation === 'establishmentPayLists.list') {
    const { page = 1, size = 22 } = query ?? {};
    const all = lists[params.city ?? ''] ?? [];
    return success(all.slice((page - 1) * size, page * size), all.length);
  }
  asked.push(`${params.city} ${params.id}`);
  running += 1;
  maxRunning = Math.max(maxRunning, running);
  // The first of the lists read concurrently answers last.
  for (let turns = 8 - (asked.length % 4); turns > 0; turns -= 1) await new Promise(setImmediate);
  running -= 1;
  return linesOf(params.id ?? '');
};

const exported = async (city: string, changes: Partial<LinesExport> = {}) => {
  const chunks: Buffer[] = [];
  const notified: { rows: number; lists: { done: number; total: number } }[] = [];
  const result = await exportLines(
    { ...wanted(city), ...changes },
    { take: (chunk) => void chunks.push(Buffer.from(chunk)) },
    {
      api: withAllCities({ api: { call } as unknown as ApiClient, owner: () => '' }),
      signal: new AbortController().signal,
      onProgress: ({ rows, lists }) => notified.push({ rows, lists }),
    },
  );
  const file = Buffer.concat(chunks);
  return { result, notified, file, rows: file.toString().split('\r\n').slice(1, -1) };
};

it('contain every line with its list, in the order of the lists, four of which are read at a time', async () => {
  const { result, notified, rows } = await exported('K1');
  expect(result).toEqual(success(24));
  expect(rows[0]).toBe('Valencia,L0,Payee L0,2026-05-01,2026-05-03 00:30:00,oL0a,10.00,10,8.79');
  expect(rows.map((row) => row.split(',')[1])).toEqual(lists.K1?.flatMap(({ id }) => [id, id]));
  expect(maxRunning).toBe(4);
  expect(notified[0]).toEqual({ rows: 0, lists: { done: 0, total: 12 } });
  expect(notified.at(-1)).toEqual({ rows: 24, lists: { done: 12, total: 12 } });
});

it('contain and count only the lines of the selected lists', async () => {
  const { result, rows, notified } = await exported('K1', { only: ['L2', 'L7', 'gone'] });
  expect(result).toEqual(success(4));
  expect(rows.map((row) => row.split(',')[1])).toEqual(['L2', 'L2', 'L7', 'L7']);
  expect(asked).toEqual(['K1 L2', 'K1 L7']);
  expect(notified.at(-1)).toEqual({ rows: 4, lists: { done: 2, total: 2 } });
});

it('include the city for all cities, and query the lines in that city', async () => {
  const { result, rows } = await exported('all');
  expect(result).toEqual(success(26));
  expect(rows.filter((row) => row.startsWith('Alicante,M0,'))).toHaveLength(2);
  expect(asked).toContain('K2 M0');
});

it('are not written when a list cannot be read; the error names that list, and no more lists are read', async () => {
  linesOf = (id) => (id === 'L2' ? failure('HTTP', 500, 'Broken') : success([line(id)], 1));
  const failed = await exported('K1').catch((cause: unknown) => cause);
  expect(failed).toBeInstanceOf(ListUnread);
  expect(failed).toMatchObject({ listId: 'L2', result: { error: { status: 500, message: 'Broken' } } });
  expect(asked.length).toBeLessThan(9);
});

it('fail if there are fewer than the server announced', async () => {
  linesOf = (id) => success([line(id)], id === 'L5' ? 3 : 1);
  await expect(exported('K1')).rejects.toMatchObject({ listId: 'L5' });
});

it('match the manually computed result in each format and time zone', async () => {
  const computed = [
    // 84.30 + 1.25 − 5.55 = 80.00; 12.25 are 15.3125 % of it; 80.00 − 12.25 × 1.21 = 65.1775
    { itemsSum: 84.3, surcharge: 1.25, discountSum: 5.55, vamvuCommission: 12.25, cancellationFee: 0 },
    // 1,234.50 − 0.01 × 1.21 = 1,234.4879
    { itemsSum: 1234.5, vamvuCommission: 0.01, completedAt: '2026-12-31T22:59:59Z' },
    { status: 'canceled_by_establishment', completedAt: null, cancellationFee: 2.5 },
    { status: 'canceled_by_customer', cancellationFee: 2.5 },
  ].map((changes, index) => ({ ...line(String(index)), ...changes }));
  linesOf = () => success(computed, computed.length);
  const taken = { label: 'Fee taken', fields: ['figures.feeTaken'], format: 'cents' as const };
  const columns = [...wanted('all').columns.slice(4), taken];
  const { rows } = await exported('K2', { columns });
  expect(rows).toEqual([
    '2026-05-03 00:30:00,o0,84.30,15.31,65.18,0.00',
    '2026-12-31 23:59:59,o1,1234.50,0,1234.49,0.00',
    ',o2,10.00,10,-2.50,-2.50',
    '2026-05-03 00:30:00,o3,10.00,10,0.00,0.00',
  ]);
  const inUkraine = { columns, timeZone: 'Europe/Kyiv' } as const;
  expect((await exported('K2', { ...inUkraine, profile: 'excel' })).rows).toEqual([
    '2026-05-03 01:30:00;o0;"84,30";"15,31";"65,18";"0,00"',
    '2027-01-01 00:59:59;o1;"1234,50";0;"1234,49";"0,00"',
    ';o2;"10,00";10;"-2,50";"-2,50"',
    '2026-05-03 01:30:00;o3;"10,00";10;"0,00";"0,00"',
  ]);
  const sheet = unzip((await exported('K2', { ...inUkraine, profile: 'xlsx' })).file)[
    'xl/worksheets/sheet1.xml'
  ];
  // 46145 days after 1899-12-31, plus an hour and a half.
  expect(cell(sheet, 'A2')).toBe('s="5"><v>46145.0625</v>');
  expect(['C2', 'D2', 'E2', 'E3', 'E4', 'E5'].map((place) => cell(sheet, place))).toEqual([
    ...['s="3"><v>84.3</v>', 's="0"><v>15.31</v>', 's="3"><v>65.18</v>'],
    ...['s="3"><v>1234.49</v>', 's="3"><v>-2.5</v>', 's="3"><v>0</v>'],
  ]);
});
