import { describe, expect, it } from 'vitest';
import { courierPayoutCents, establishmentPayoutCents } from '#shared/rules/payouts.ts';
import { safeFileName } from '#shared/text/fileNames.ts';
import { failureOf, firstCity, parseCsv, type Send, startTestApi } from '../testing/testApi.ts';

interface PayList {
  id: string;
  name?: string;
  fullName?: string;
  iban: string;
  idNumber: string;
  startDate: string;
  endDate: string;
  sum: number;
  vat: number;
  cityId: string;
}
interface Line {
  id: string;
  orderId: string;
  completedAt: string;
  itemsSum: number;
  surcharge: number;
  discountSum: number;
  vamvuCommission: number;
  cancellationFee: number;
  courierDeliveryCost: number;
  tips: number;
  status: string;
}

const payeeTypes = ['establishment', 'courier'] as const;
type PayeeType = (typeof payeeTypes)[number];

const setUp = async (
  payeeType: PayeeType,
): Promise<{ send: Send; path: string; city: string; rows: PayList[] }> => {
  const { send } = await startTestApi({ orders: 600 });
  const city = await firstCity(send, 'es');
  const path = `${city}/pay-list-${payeeType}`;
  return { send, city, path, rows: (await send('GET', `${path}?page[size]=5000`)).body<PayList[]>() };
};

describe.each(payeeTypes)('pay lists of the type %s', (payeeType) => {
  it('have a payee, a half-month, and the city', async () => {
    const { rows, city } = await setUp(payeeType);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(payeeType === 'courier' ? row.fullName : row.name).toBeTruthy();
      expect(Object.hasOwn(row, payeeType === 'courier' ? 'name' : 'fullName')).toBe(false);
      expect(row.startDate).toMatch(/-(01|16)$/);
      expect(row.endDate.slice(0, 7)).toBe(row.startDate.slice(0, 7));
      expect(city).toContain(row.cityId);
    }
  });

  it('are the sum of their lines', async () => {
    const { send, path, rows } = await setUp(payeeType);
    for (const { id, sum, vat } of rows.slice(0, 15)) {
      const lines = (await send('GET', `${path}/${id}/orders?page[size]=5000`)).body<Line[]>();
      const payouts = lines.map((line) =>
        payeeType === 'courier' ? courierPayoutCents(line, vat) : establishmentPayoutCents(line, vat),
      );
      expect(payouts.reduce((total, payout) => total + payout, 0)).toBe(sum);
    }
  });

  it('stay unchanged when a paid order changes or is deleted', async () => {
    const { send, city, path, rows } = await setUp(payeeType);
    const linesPath = `${path}/${rows[0]?.id}/orders?page[size]=5000`;
    const before = (await send('GET', linesPath)).body<Line[]>();
    await send('PATCH', `${city}/orders/${before[0]?.orderId}`, { status: 'created' });
    await send('DELETE', `${city}/orders/${before[0]?.orderId}`);
    expect((await send('GET', linesPath)).body()).toEqual(before);
  });

  it('can be filtered by payee, bank, tax number and period', async () => {
    const { send, path, rows } = await setUp(payeeType);
    const [first] = rows;
    const nameField = payeeType === 'courier' ? 'fullName' : 'name';
    const filters: [string, (row: PayList) => boolean][] = [
      [
        `filter[${nameField}][ilike]=%25${encodeURIComponent(first?.[nameField] ?? '')}%25`,
        (row) => row[nameField] === first?.[nameField],
      ],
      [`filter[iban]=${first?.iban}`, (row) => row.iban === first?.iban],
      [`filter[idNumber]=${first?.idNumber}`, (row) => row.idNumber === first?.idNumber],
      ['filter[dateRange][between]=2026-02-01,2026-02-28', (row) => row.startDate.startsWith('2026-02')],
      [
        'filter[dateRange]=2026-02-16,2026-03-15',
        (row) => ['2026-02-16', '2026-03-01'].includes(row.startDate),
      ],
      ['filter[sum][between]=,-1', (row) => row.sum < 0],
    ];
    for (const [query, expected] of filters) {
      const found = (await send('GET', `${path}?${query}&page[size]=5000`)).body<PayList[]>();
      expect(
        found.map(({ id }) => id),
        query,
      ).toEqual(rows.filter(expected).map(({ id }) => id));
    }
  });

  it('are found in another city of the country, so that the client can redirect, but not in another country', async () => {
    const { send, path, city, rows } = await setUp(payeeType);
    const cities = (await send('GET', '/es/cities')).body<{ id: string }[]>();
    const other = cities.find(({ id }) => !city.includes(id));
    const [row] = rows;
    const answer = await send('GET', `/es/cities/${other?.id}/pay-list-${payeeType}/${row?.id}`);
    expect(answer.body<PayList>().cityId).toBe(row?.cityId);
    const foreign = await firstCity(send, 'ua');
    failureOf(await send('GET', `${foreign}/pay-list-${payeeType}/${row?.id}`), 404);
    failureOf(await send('GET', `${path}/unknown/orders`), 404);
    failureOf(await send('GET', `${path}/unknown/export`), 404);
  });
});

describe.each(payeeTypes)('files of the type %s', (payeeType) => {
  it('contain every pay list of the filters, not only the page', async () => {
    const { send, path, rows } = await setUp(payeeType);
    const query = 'filter[dateRange][between]=2026-02-01,2026-04-30&page[size]=3';
    const answer = await send('GET', `${path}/export?${query}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const name = payeeType === 'courier' ? 'courier paylist_20260513.csv' : 'paylist_20260513.csv';
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    const [heading, ...lines] = parseCsv(answer.text);
    expect(heading?.slice(0, 3)).toEqual(['ID', 'Start date', 'End date']);
    const expected = rows.filter(({ startDate }) => startDate >= '2026-02-01' && startDate < '2026-05-01');
    expect(lines.map(([id]) => id)).toEqual(expected.map(({ id }) => id));
    const sumColumn = heading?.indexOf('Sum') ?? -1;
    expect(lines.map((line) => line[sumColumn])).toEqual(expected.map(({ sum }) => (sum / 100).toFixed(2)));
  });

  it('are named after the payee and the half-month, with any characters in the name', async () => {
    const { send, path, rows } = await setUp(payeeType);
    for (const { id, startDate, endDate, ...row } of rows) {
      const answer = await send('GET', `${path}/${id}/export`);
      const header = answer.headers.get('content-disposition') ?? '';
      const [, plain, encoded] =
        /^attachment; filename="([^"\\]+)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(header) ?? [];
      const payee = row[payeeType === 'courier' ? 'fullName' : 'name'] ?? '';
      const period = `_${startDate}_${endDate}.csv`.replaceAll('-', '');
      expect(decodeURIComponent(encoded ?? ''), header).toBe(
        safeFileName(`${payee}${period.slice(0, -4)}`, 'csv'),
      );
      expect(plain).toMatch(/^[ -~]+\.csv$/);
    }
  });

  it('contain every line of a pay list with its payout', async () => {
    const { send, path, rows } = await setUp(payeeType);
    const { id, sum } = rows[0] ?? { id: '', sum: 0 };
    const lines = (await send('GET', `${path}/${id}/orders?page[size]=5000`)).body<Line[]>();
    const [heading = [], ...cells] = parseCsv((await send('GET', `${path}/${id}/export`)).text);
    expect(cells.map((line) => line[heading.indexOf('Order ID')])).toEqual(
      lines.map(({ orderId }) => orderId),
    );
    const payouts = cells.map((line) => Math.round(Number(line[heading.indexOf('Payout')]) * 100));
    expect(payouts.reduce((total, payout) => total + payout, 0)).toBe(sum);
  });
});

it('filters lines by order and by status', async () => {
  const { send, path, rows } = await setUp('establishment');
  const linesPath = `${path}/${rows[0]?.id}/orders`;
  const lines = (await send('GET', `${linesPath}?page[size]=5000`)).body<Line[]>();
  const [line] = lines;
  expect(line?.id).not.toBe(line?.orderId);
  const byOrder = (await send('GET', `${linesPath}?filter[ordersId]=${line?.orderId}`)).body<Line[]>();
  expect(byOrder).toEqual([line]);
  const byStatus = (await send('GET', `${linesPath}?filter[status]=completed&page[size]=5000`)).body<
    Line[]
  >();
  expect(byStatus).toEqual(lines.filter(({ status }) => status === 'completed'));
});
