import { cpus, loadavg } from 'node:os';
import { connectToApi } from '../support/apiClient.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const runs = 5;
const cities = 40;
const latency = 100;

const { page, api, stop } = await startBench({ orders: 4000, cities, latency });
try {
  const client = await connectToApi(api);
  const known = await client.list('/es/cities');
  const [first, last] = [known[0], known.at(-1)];
  const customers = await client.list(`/es/cities/${last?.id}/customers`);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/country/es/city/${first?.id}/customers`);
  await page.locator('[data-row="0"]').waitFor();

  /** Measures from the last key until the customer's entry is painted as the highlighted one. */
  const find = async (text: string, name: string): Promise<number> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Screen, action or record' }).waitFor();
    await page.keyboard.type(text, { delay: 40 });
    const { total } = await page.evaluate(
      (wanted) =>
        window.bench.paintedAfterLastKey(
          () =>
            document.querySelector('[role=option][aria-selected=true]')?.textContent.startsWith(wanted) ??
            false,
        ),
      name,
    );
    await page.keyboard.press('Escape');
    // Wait for requests of the aborted search, which would delay the next one.
    await page.waitForTimeout(1000);
    return total;
  };

  /** The first run of a window also detects the server's phone format and loads its cities. */
  const measure = async (textOf: (phone: string, email: string) => string) => {
    const times: number[] = [];
    for (const { phoneNumber, email, fullName, firstName } of customers.slice(0, runs + 1))
      times.push(await find(textOf(String(phoneNumber), String(email)), String(fullName ?? firstName)));
    const middle = median(times.slice(1));
    const row = {
      'first in this window': milliseconds(times[0] ?? null),
      median: milliseconds(middle),
      highest: milliseconds(Math.max(...times.slice(1))),
    };
    return { middle, row };
  };

  const phone = await measure((number) => number.replace(/^\+/, '00').replaceAll(' ', '-'));
  const email = await measure((_number, address) => address);
  /** Measures from a page address that is not in the cache until its rows are painted. */
  const openAll = async (number: number): Promise<number> => {
    const firstRow = () => page.locator('[data-row="0"]').textContent();
    const before = await firstRow();
    const began = performance.now();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `/country/es/city/all/orders?page=${number}`);
    await page.waitForFunction((known) => {
      const row = document.querySelector('[data-row="0"]');
      return row !== null && row.textContent !== known && row.closest('table')?.ariaBusy === 'false';
    }, before);
    return performance.now() - began;
  };
  const all: number[] = [];
  for (const number of [1, 2, 3, 4, 5, 40]) all.push(await openAll(number));

  console.log(
    `A customer of the last of ${known.length} cities, server ${latency} ms away, from the last key; medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.table({ 'phone, 0034 and dashes': phone.row, 'e-mail': email.row });
  reportFigures(
    'ms',
    { 'a customer by phone': phone.middle, 'a customer by e-mail': email.middle },
    { 'a customer by phone': 3000, 'a customer by e-mail': 3000 },
  );
  reportFigures('ms', {
    'page 1 of all cities': all[0] ?? Number.NaN,
    'page 40 of all cities': all[5] ?? Number.NaN,
  });
  console.log('Orders of all cities, from the address until their rows are there:');
  console.table({
    'page 1': milliseconds(all[0] ?? null),
    'pages 2 to 5, median': milliseconds(median(all.slice(1, 5))),
    'page 40': milliseconds(all[5] ?? null),
  });
} finally {
  await stop();
}
