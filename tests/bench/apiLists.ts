import { connectToApi } from '../support/apiClient.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { reportFigures } from './reportFigures.ts';
import { median, milliseconds } from './statistics.ts';

const runs = 5;
const contains = (field: string, text: string): string =>
  `filter[${field}][ilike]=${encodeURIComponent(`%${text}%`)}`;

/** Queries of the longest list, from everyday to rare: every sort order, filters, deep pages. */
const questions = (total: number): Record<string, string> => ({
  'first page': '',
  'page in the middle': `page[number]=${Math.floor(total / 44)}`,
  'last page': `page[number]=${Math.floor(total / 22)}`,
  ...Object.fromEntries(
    [
      'id',
      'status',
      'deliveryMethod',
      'customer',
      'establishment',
      'courier',
      'orderTotal',
      'paidAt',
      'scheduledFor',
    ]
      .concat(['tips', 'customerAddress'])
      .map((field) => [`sorted by ${field}`, `sort[${field}]=asc`]),
  ),
  'middle of the list by customer': `sort[customer]=desc&page[number]=${Math.floor(total / 44)}`,
  'part of an id': contains('id', 'a7'),
  'part of a customer’s name': contains('customer', 'mar'),
  'part of an address': contains('customerAddress', '12'),
  'an address that is nowhere': contains('customerAddress', 'zzzz'),
  'one status': 'filter[status][in][]=completed',
  'one status, by customer': 'filter[status][in][]=completed&sort[customer]=asc',
  'a range of totals': 'filter[orderTotal][between]=10,20',
  'a range of totals, by customer': 'filter[orderTotal][between]=10,20&sort[customer]=asc',
  'status, range and name': `filter[status][in][]=completed&filter[orderTotal][between]=10,20&${contains('customer', 'an')}`,
  'names of a customer and a courier': `${contains('customer', 'a')}&${contains('courier', 'a')}`,
  'one status, deep, by total': 'filter[status][in][]=completed&sort[orderTotal]=desc&page[number]=700',
  'a name, deep, by time of schedule': `${contains('customer', 'a')}&sort[scheduledFor]=desc&page[number]=700`,
  'five filters, deep, by courier': `${[
    'filter[status][in][]=completed',
    'filter[orderTotal][between]=1,90',
    contains('customer', 'a'),
    contains('courier', 'a'),
    contains('customerAddress', 'a'),
  ].join('&')}&sort[courier]=asc&page[number]=300`,
  '1,000 rows': 'page[size]=1000',
  '1,000 rows by customer, deep': 'page[size]=1000&sort[customer]=asc&page[number]=15',
});

const started = performance.now();
const api = await startDemoApi({ orders: 100_000, deadlineMs: 60_000 });
try {
  console.log(`100,000 orders: ready after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const client = await connectToApi(api);
  const ask = async (path: string): Promise<{ total: number; time: number }> => {
    const start = performance.now();
    const answer = await client.get(path);
    await answer.text();
    return { total: Number(answer.headers.get('content-total')), time: performance.now() - start };
  };
  const cities = await client.list('/es/cities');
  const lists = await Promise.all(
    cities.map(async ({ id }) => ({ id, total: (await ask(`/es/cities/${id}/orders?page[size]=1`)).total })),
  );
  const [largest] = lists.sort((left, right) => right.total - left.total);
  if (!largest) throw new Error('There is no city');
  console.log(`The longest list has ${largest.total} orders; medians of ${runs}, nothing remembered:`);
  for (const [name, query] of Object.entries(questions(largest.total))) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // A write invalidates the server's cached counts.
      await client.write('PATCH', `/es/cities/${largest.id}`, { localName: `Run ${run} of ${name}` });
      times.push((await ask(`/es/cities/${largest.id}/orders?${query}`)).time);
    }
    console.log(milliseconds(median(times)).padStart(8), name);
    reportFigures('ms', { [name]: median(times) });
  }
} finally {
  await api.stop();
}
