import type { Page } from '@playwright/test';
import { type ApiRecord, connectToApi } from '../support/apiClient.ts';
import { goTo } from '../support/navigate.ts';
import { startBench } from './startBench.ts';

/*
 * Recomputes every pay list of the sample data from the specification, independently of the app's arithmetic.
 * Screen, footer and CSV must match to the cent.
 */

const orders = Number(process.argv[2] ?? 400);
const payeeTypes = ['establishment', 'courier'] as const;
type PayeeType = (typeof payeeTypes)[number];

/** `12.5` as whole cents. Parses the text, because a double cannot hold it exactly. */
const cents = (amount: unknown): bigint => {
  const [, sign = '', whole = '0', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount ?? 0)) ?? [];
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -value : value;
};
/** Ten-thousandths of a cent to cents, rounding half away from zero. */
const rounded = (parts: bigint): bigint => {
  const size = ((parts < 0n ? -parts : parts) * 2n + 10_000n) / 20_000n;
  return parts < 0n ? -size : size;
};

const payout = (payeeType: PayeeType, line: ApiRecord, vat: unknown): bigint => {
  const factor = 10_000n + cents(vat);
  if (payeeType === 'courier')
    return rounded(cents(line.courierDeliveryCost) * factor + cents(line.tips) * 10_000n);
  if (line.status === 'completed') {
    const earned = cents(line.itemsSum) + cents(line.surcharge) - cents(line.discountSum);
    return rounded(earned * 10_000n - cents(line.vamvuCommission) * factor);
  }
  return line.status === 'canceled_by_customer' ? 0n : -cents(line.cancellationFee);
};

/** `-€1,234.50` as cents. */
const shownCents = (text: string): bigint => {
  const digits = text.replaceAll(/[^\d]/g, '');
  return /^\s*[-−]/.test(text) ? -BigInt(digits) : BigInt(digits);
};

const rowsOf = (csv: string): Record<string, string>[] => {
  const [head = [], ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      ),
    );
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
};

const problems: string[] = [];
const check = (what: string, found: bigint, expected: bigint): void => {
  if (found !== expected) problems.push(`${what}: ${found} instead of ${expected} cents`);
};

const lookAt = async (
  page: Page,
  path: string,
): Promise<{ title: bigint; footer: bigint; isRight: boolean }> => {
  // Leave the previous page first, so that its figures are not read instead.
  await goTo(page, '/file_exports');
  await page.getByRole('heading', { name: 'File exports' }).waitFor();
  await goTo(page, path);
  const card = page.getByRole('region', { name: 'Reconciliation' });
  await card.waitFor();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const footer = await page.getByRole('table', { name: 'Lines' }).locator('tfoot td').nth(-2).textContent();
  const isRight = (await card.getByText('The lines add up to the stored sum').count()) > 0;
  return { title: shownCents(title.split(' · ').at(-1) ?? ''), footer: shownCents(footer ?? ''), isRight };
};

const bench = await startBench({ orders });
try {
  const client = await connectToApi(bench.api);
  let lists = 0;
  let differing = 0;
  let uneven = 0;
  for (const country of ['es', 'ua']) {
    for (const city of await client.list(`/${country}/cities`)) {
      for (const payeeType of payeeTypes) {
        const base = `/${country}/cities/${city.id}/pay-list-${payeeType}`;
        const inFile = new Map(
          rowsOf(await (await client.get(`${base}/export`)).text()).map((row) => [row.ID, row]),
        );
        for (const list of await client.list(base)) {
          const name = `${payeeType} ${list.id}`;
          const lines = await client.list(`${base}/${list.id}/orders`);
          const sum = lines.reduce((total, line) => total + payout(payeeType, line, list.vat), 0n);
          const stored = BigInt(String(list.sum));
          const file = rowsOf(await (await client.get(`${base}/${list.id}/export`)).text());
          const screen = await lookAt(
            bench.page,
            `/country/${country}/city/${city.id}/pay-list-${payeeType}/${list.id}`,
          );
          check(`${name}, list's CSV`, cents(inFile.get(list.id)?.Sum), stored);
          check(
            `${name}, its own CSV`,
            file.reduce((total, row) => total + cents(row.Payout), 0n),
            sum,
          );
          check(`${name}, title`, screen.title, stored);
          check(`${name}, footer`, screen.footer, sum);
          if (screen.isRight !== (stored === sum))
            problems.push(`${name}: the reconciliation says otherwise`);
          lists += 1;
          if (stored !== sum) differing += 1;
          if (lines.some((line) => (cents(line.vamvuCommission) * cents(list.vat)) % 10_000n !== 0n))
            uneven += 1;
        }
      }
    }
  }
  console.log(
    `${lists} pay lists, ${uneven} with cents that do not come out even, ${differing} that does not reconcile: ${problems.length} problems`,
  );
  for (const problem of problems.slice(0, 20)) console.log(problem);
  if (problems.length > 0 || lists === 0 || differing !== 1) process.exitCode = 1;
} finally {
  await bench.stop();
}
