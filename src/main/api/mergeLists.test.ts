import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { compareKeys, type MergedRow, mergeLists, sortKeyOf } from './mergeLists.ts';

const order = fc.constantFrom('asc' as const, 'desc' as const);
const value = fc.oneof(fc.nat(5), fc.constant(null));
const split = fc.array(fc.array(value, { maxLength: 60 }), { minLength: 1, maxLength: 8 });

const cityRows = (cities: readonly (readonly unknown[])[], direction: 'asc' | 'desc'): MergedRow[][] =>
  cities.map((values, city) =>
    values
      .map((sorted, index) => ({ id: `${city}-${index}`, sorted }))
      .sort((one, other) => {
        const before = compareKeys(sortKeyOf(one.sorted), sortKeyOf(other.sorted));
        return direction === 'desc' ? -before : before;
      }),
  );

/** Paged list of a server with at most `cap` rows per page. */
const serve =
  (rows: readonly MergedRow[], cap = Number.POSITIVE_INFINITY) =>
  async ({ page, size }: { page: number; size: number }): Promise<Result<MergedRow[]>> => {
    const given = Math.min(size, cap);
    return success(rows.slice((page - 1) * given, page * given), rows.length);
  };

it('merges the lists of cities into the same page as one sorted list, for any split, order and depth', async () => {
  await fc.assert(
    fc.asyncProperty(
      split,
      order,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 50 }),
      fc.option(fc.integer({ min: 1, max: 9 })),
      async (cities, direction, page, size, firstSize, cap) => {
        const lists = cityRows(cities, direction);
        const whole = lists.flat().sort((one, other) => {
          const before = compareKeys(sortKeyOf(one.sorted), sortKeyOf(other.sorted));
          return direction === 'desc' ? -before : before;
        });
        const merged = mergeLists(
          lists.map((rows, index) => ({ name: `${index}`, read: serve(rows, cap ?? undefined) })),
          { field: 'sorted', order: direction },
          firstSize,
        );
        const rows = (await merged.take(page * size)).slice((page - 1) * size);
        expect(rows).toEqual(whole.slice((page - 1) * size, page * size));
        expect(merged.total()).toBe(whole.length);
      },
    ),
    { numRuns: 500 },
  );
});

it('reads each list only as far as its rows are needed', async () => {
  const asked: string[] = [];
  const listOf = (name: string, first: number) => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: `${name}${index}`,
      sorted: first + index,
    }));
    const read = serve(rows);
    return {
      name,
      read: (page: { page: number; size: number }) => {
        asked.push(`${name} ${page.page}×${page.size}`);
        return read(page);
      },
    };
  };
  const lists = [listOf('early', 0), listOf('late', 1000)];
  await mergeLists(lists, { field: 'sorted', order: 'asc' }, 20).take(70);
  expect(asked).toEqual(['early 1×20', 'late 1×20', 'early 2×20', 'early 2×40']);
});

it('removes duplicates of rows that moved to the next page during the read', async () => {
  let rows = Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, sorted: index }));
  const read = async (page: { page: number; size: number }) => {
    const answer = await serve(rows)(page);
    rows = [{ id: 'new', sorted: 0 }, ...rows];
    return answer;
  };
  const merged = mergeLists([{ name: 'a', read }], { field: 'sorted', order: 'asc' }, 2);
  expect((await merged.take(6)).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
});

it('names the list that failed, and returns the rows of the others', async () => {
  const rows = [{ id: 'x', sorted: 1 }];
  const merged = mergeLists(
    [
      { name: 'broken', read: async () => failure('NETWORK') },
      { name: 'fine', read: serve(rows) },
    ],
    { field: 'sorted', order: 'asc' },
    5,
  );
  expect(await merged.take(5)).toEqual(rows);
  expect(merged.total()).toBe(1);
  expect(merged.failed()).toMatchObject([{ name: 'broken', error: { code: 'NETWORK' } }]);
});

it('sorts people by name and texts without regard to case', () => {
  expect(sortKeyOf({ firstName: 'Íñigo', lastName: 'Peña' })).toBe('inigo pena');
  expect(sortKeyOf({ fullName: 'Ana' })).toBe(sortKeyOf('ANA'));
  expect(sortKeyOf(false)).toBeLessThan(sortKeyOf(true) as number);
});
