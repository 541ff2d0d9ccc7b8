import { expect, it } from 'vitest';
import type { ComparisonExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { withAllCities } from '../api/allCities.ts';
import type { ApiCall, ApiClient } from '../api/apiClient.ts';
import { exportComparison } from './exportComparison.ts';
import { cell, unzip } from './testing/readXlsx.ts';

const list = (name: string, sum: number, startDate: string) => ({
  ...{ id: `${name}${startDate}${sum}`, name, idNumber: `T-${name}`, iban: '', sum, startDate },
});
const [now, before] = [
  { start: '2026-10-16', end: '2026-10-31' },
  { start: '2026-10-01', end: '2026-10-15' },
];
const lists: Record<string, ReturnType<typeof list>[]> = {
  K1: [
    list('Asador', 15_000, now.start),
    list('Asador', 10_000, before.start),
    list('Bodega', 250, before.start),
  ],
  K2: [list('Asador', 1999, now.start)],
};
const column = (label: string, field: string, more: object = {}) =>
  ({ label, fields: [field], format: 'text', ...more }) as ComparisonExport['columns'][number];
const wanted: ComparisonExport = {
  ...{ entity: 'establishmentPayLists', params: { country: 'es', city: 'all' }, now, before, query: {} },
  ...{ name: 'comparison', timeZone: 'Europe/Madrid', profile: 'standard' },
  columns: [
    ...[column('City', 'cityId', { labels: { K1: 'Kyiv' } }), column('Payee', 'payee')],
    ...[
      column('Now', 'now', { format: 'cents', total: 'Total' }),
      column('Before', 'before', { format: 'cents' }),
    ],
    ...[
      column('Difference', 'difference', { format: 'cents' }),
      column('Percent', 'percent', { format: 'percent' }),
    ],
  ],
};
const run = async (profile: ComparisonExport['profile'], refused: string | null = null) => {
  const call = async ({ operation, params, query }: ApiCall): Promise<Result<unknown>> => {
    if (operation === 'cities.list') return success([{ id: 'K1' }, { id: 'K2' }], 2);
    if (params.city === refused) return failure('INTERNAL', 500);
    const range = query?.filters?.dateRange;
    const found = (lists[params.city ?? ''] ?? []).filter(
      ({ startDate }) => range?.match === 'between' && startDate === range.from,
    );
    const { page = 1, size = 22 } = query ?? {};
    return success(found.slice((page - 1) * size, page * size), found.length);
  };
  const chunks: Buffer[] = [];
  const api = withAllCities({ api: { call } as unknown as ApiClient, owner: () => 'ada' });
  const { signal } = new AbortController();
  const result = await exportComparison(
    { ...wanted, profile },
    { take: (chunk) => void chunks.push(Buffer.from(chunk)) },
    { api, signal, onProgress: () => undefined },
  );
  return { result, file: Buffer.concat(chunks) };
};

it('a comparison has each payee with city, both sums and difference, and a total in a workbook', async () => {
  const { result, file } = await run('standard');
  expect(result).toMatchObject({ ok: true, data: 3 });
  expect(file.toString().replace('\uFEFF', '').split('\r\n')).toEqual([
    'City,Payee,Now,Before,Difference,Percent',
    'Kyiv,Asador,150.00,100.00,50.00,50',
    'K2,Asador,19.99,,19.99,',
    'Kyiv,Bodega,,2.50,-2.50,-100',
    '',
  ]);
  const sheet = unzip((await run('xlsx')).file)['xl/worksheets/sheet1.xml'];
  expect(cell(sheet, 'C5')).toMatch(/<v>169.99</);
  expect(cell(sheet, 'F2')).toMatch(/<v>0.5</);
});

it('a comparison without one city is no file', async () => {
  expect((await run('standard', 'K2')).result).toMatchObject({ ok: false });
});
