import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/api/contracts.ts';
import { readingSteps } from '#shared/api/lenient.ts';
import { inSlices } from './inSlices.ts';
import { isParsable } from './jsonExtent.ts';
import { toResult } from './toResult.ts';

const times = (count: number, part: (index: number) => string): string =>
  `[${Array.from({ length: count }, (_, index) => part(index)).join(',')}]`;

const readList = (body: string, asked = 20, operation: 'companies.list' | 'orders.list' = 'companies.list') =>
  toResult(
    { type: 'answer', status: 200, headers: new Headers(), bytes: new TextEncoder().encode(body) },
    { operation, schema: contracts[operation].response, shape: 'list', asked },
  );

const refused = { ok: false, error: { code: 'UNEXPECTED_RESPONSE' } };
const isParsableText = (text: string): boolean => isParsable(new TextEncoder().encode(text));
const withId = (index: number): string => `{"id":"c${index}"}`;

describe('before an answer is parsed', () => {
  it.each([
    ['values of a list', '0'],
    ['objects of a list', '{}'],
    ['lists of a list', '[]'],
  ])('counts the %s', (_what, part) => {
    expect(isParsableText(times(500_002, () => part))).toBe(false);
    expect(isParsableText(times(200_000, () => part))).toBe(true);
  });

  it('counts keys per object, without commas in lists and texts', () => {
    const keys = (count: number) => `{${times(count, (index) => `"k${index}":[0,0,",,"]`).slice(1, -1)}}`;
    expect(isParsableText(`[${keys(1000)},${keys(1000)}]`)).toBe(true);
    expect(isParsableText(`[${keys(1000)},${keys(1001)}]`)).toBe(false);
    expect(isParsableText(times(1001, () => '{}'))).toBe(true);
  });

  it('tolerates unbalanced closing brackets', () => {
    expect(isParsableText(`${']'.repeat(100)}{"a":1}`)).toBe(true);
  });
});

describe('a list', () => {
  it('may have 5,000 rows for any page size, and twice the requested rows', async () => {
    expect(await readList(times(5000, withId))).toMatchObject({ ok: true, total: 5000 });
    expect(await readList(times(5001, withId))).toEqual({
      ok: false,
      error: { code: 'UNEXPECTED_RESPONSE', status: 200, message: 'companies.list (rows)' },
    });
    expect(await readList(times(5001, withId), 2501)).toMatchObject({ ok: true });
  });

  it('is rejected after 1,000 unreadable rows, however many valid ones follow', async () => {
    const half = (count: number) => times(4000, (index) => (index < count ? '{}' : withId(index)));
    const read = await readList(half(1000));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.data).toHaveLength(3000);
    expect(await readList(half(1001))).toMatchObject(refused);
  });

  it('drops a row of more than 20,000 values or 4 MB of text, and keeps the others', async () => {
    const rows = [
      withId(0),
      `{"id":"c1","extra":${times(20_000, () => '0')}}`,
      `{"id":"c2","name":"${'x'.repeat(4_000_001)}"}`,
      `{"id":"c3","other":"${'x'.repeat(1_000_000)}","extra":${times(10_000, () => '0')}}`,
    ];
    const read = await readList(`[${rows.join(',')}]`);
    expect(read.ok && read.data).toMatchObject([{ id: 'c0' }, { id: 'c3' }]);
    expect(read.ok && read.data).toHaveLength(2);
  });

  it('is rejected when its valid rows have more than 100,000 invalid values', async () => {
    const row = (values: number) => (index: number) =>
      `{"id":"o${index}","items":${times(values, () => '{}')}}`;
    expect(await readList(times(10, row(1000)), 20, 'orders.list')).toMatchObject({ ok: true });
    expect(await readList(times(200, row(1000)), 20, 'orders.list')).toMatchObject(refused);
  });

  it('is read row by row, so that other calls are answered in between', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ id: `c${index}` }));
    const steps = readingSteps(contracts['companies.list'].response, rows);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBe(30);
  });
});

it('long work yields to other work', async () => {
  let isOver = false;
  setImmediate(() => {
    isOver = true;
  });
  const untilOthers = function* () {
    let turns = 0;
    while (!isOver && turns < 1e9) {
      turns += 1;
      yield;
    }
    return turns;
  };
  expect(await inSlices(untilOthers())).toBeLessThan(1e9);
});

it('a record has the same limits as a row', async () => {
  const read = (values: number) =>
    toResult(
      {
        type: 'answer',
        status: 200,
        headers: new Headers(),
        bytes: new TextEncoder().encode(`{"id":"c1","extra":${times(values, () => '0')}}`),
      },
      { operation: 'companies.read', schema: contracts['companies.read'].response, shape: 'detail' },
    );
  expect(await read(19_000)).toMatchObject({ ok: true });
  expect(await read(20_000)).toMatchObject(refused);
});
