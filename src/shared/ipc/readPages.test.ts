import { expect, it } from 'vitest';
import { readPages } from './readPages.ts';
import { failure, type Result, success } from './result.ts';

interface Row {
  id: string;
}
interface Page {
  page: number;
  size: number;
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const cut = (rows: Row[], { page, size }: Page): Row[] => rows.slice((page - 1) * size, page * size);

const readWith = async (answer: (page: Page) => Result<Row[]>, max?: number) => {
  const taken: string[] = [];
  const asked: Page[] = [];
  const result = await readPages<Row>({
    size: 500,
    ...(max === undefined ? {} : { max }),
    read: async (page) => {
      asked.push(page);
      return answer(page);
    },
    take: (rows) => void taken.push(...rows.map(({ id }) => id)),
  });
  return { result, taken, asked };
};
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

it.each([0, 1, 499, 500, 501, 1203])('reads all of %i rows', async (count) => {
  const all = rowsOf(count);
  const { result, taken } = await readWith((page) => success(cut(all, page), all.length));
  expect(result).toEqual(success(count));
  expect(taken).toEqual(idsOf(all));
});

it.each([
  ['counts its pages by its own size', (page: Page) => ({ ...page, size: Math.min(page.size, 100) })],
  ['counts its pages by the size it is asked for', (page: Page) => page],
])('reads a whole list from a server with a smaller page size and %s', async (_what, counted) => {
  const all = rowsOf(950);
  const { result, taken } = await readWith((page) =>
    success(cut(all, counted(page)).slice(0, 100), all.length),
  );
  expect(result).toEqual(success(950));
  expect(taken).toEqual(idsOf(all));
});

it('reads until a page is not full if the server announces no total', async () => {
  const all = rowsOf(1203);
  const { taken } = await readWith((page) => {
    const rows = cut(all, page);
    return success(rows, rows.length);
  });
  expect(taken).toEqual(idsOf(all));
});

it('stops at a server without paging', async () => {
  const all = rowsOf(700);
  const { result, taken, asked } = await readWith(() => success(all));
  expect(result).toEqual(success(700));
  expect(taken).toEqual(idsOf(all));
  expect(asked).toHaveLength(2);
});

it.each([
  ['is empty', 0],
  ['is short', 40],
])('fails when a page %s although more rows were announced', async (_what, length) => {
  const all = rowsOf(1200);
  const { result } = await readWith((page) =>
    success(page.page === 2 ? cut(all, page).slice(0, length) : cut(all, page), all.length),
  );
  expect(result).toMatchObject({ ok: false, error: { code: 'UNEXPECTED_RESPONSE' } });
});

it('returns no row twice and no stable row missing after changes during the read', async () => {
  let live = rowsOf(1200);
  const { result, taken, asked } = await readWith((page) => {
    const answer = success(cut(live, page), live.length);
    live = [{ id: `new${page.page}` }, ...live];
    return answer;
  });
  expect(result).toEqual(success(1200));
  expect(taken).toEqual(idsOf(rowsOf(1200)));
  expect(asked).toHaveLength(3);
});

it('does not count deleted rows as missing', async () => {
  let live = rowsOf(1200);
  const { result, taken } = await readWith((page) => {
    const answer = success(cut(live, page), live.length);
    live = live.slice(0, -5);
    return answer;
  });
  expect(result).toEqual(success(1190));
  expect(taken).toHaveLength(1190);
});

it('stops at the requested number of rows, and at the first failure', async () => {
  const all = rowsOf(5000);
  const enough = await readWith((page) => success(cut(all, page), all.length), 1000);
  expect(enough.asked).toHaveLength(2);
  const failed = await readWith(({ page }) => (page === 2 ? failure('NETWORK', 504) : success(all, 5000)));
  expect(failed.result).toEqual(failure('NETWORK', 504));
});

it.each([
  ['more than a tenth beyond what was announced', 2000, 2700],
  ['200,000 rows of a list that announces nothing', 0, 200_500],
])('aborts after %s', async (_what, total, most) => {
  const endless = ({ page, size }: Page): Row[] =>
    Array.from({ length: size }, (_, index) => ({ id: `${page}-${index}` }));
  const { result, taken } = await readWith((page) => success(endless(page), total || page.size));
  expect(result).toEqual(failure('UNEXPECTED_RESPONSE'));
  expect(taken.length).toBeLessThanOrEqual(most);
});

it('includes rows added during the read of a long list', async () => {
  const { result } = await readWith((page) => success(cut(rowsOf(5000 + page.page * 40), page), 5000));
  expect(result).toEqual(success(5440));
});
