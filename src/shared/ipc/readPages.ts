import { failure, type Result, success } from './result.ts';

/** Row limit of lists without a total. */
const maxUnannounced = 200_000;

/**
 * Row limit of a list, from its first page: allows for a tenth more rows being added while it is read.
 * Ignores a total smaller than the page itself.
 */
const mostRows = (total: number, rows: number): number =>
  total > rows ? Math.ceil(total * 1.1) + rows : maxUnannounced;

interface Reading<Row> {
  size: number;
  /** Stop after this many rows. */
  max?: number;
  /** Checked after each page; true stops early. */
  isEnough?: () => boolean;
  read: (page: { page: number; size: number }) => Promise<Result<Row[]>>;
  /** Receives the new rows of each page and the list's total. */
  take: (rows: Row[], total: number) => Promise<void> | void;
}

/**
 * Reads a list page by page and returns the number of rows. Copes with servers that limit the page size and
 * with lists that change while being read. Fails if rows are missing or the pages never end.
 */
export const readPages = async <Row extends { id: string }>({
  size,
  max = Number.POSITIVE_INFINITY,
  isEnough = () => false,
  read,
  take,
}: Reading<Row>): Promise<Result<number>> => {
  const known = new Set<string>();
  let asked = size;
  // Take the smallest total: rows deleted while reading are not missing.
  let announced = Number.POSITIVE_INFINITY;
  let most = maxUnannounced;
  for (let page = 1; ; page += 1) {
    const result = await read({ page, size: asked });
    if (!result.ok) return result;
    const { data: rows, total = rows.length } = result;
    const fresh = new Map(rows.filter(({ id }) => !known.has(id)).map((row) => [row.id, row]));
    for (const id of fresh.keys()) known.add(id);
    if (page === 1) most = mostRows(total, rows.length);
    if (known.size > most) return failure('UNEXPECTED_RESPONSE');
    await take([...fresh.values()], total);
    announced = Math.min(announced, total);
    // Without a total, only a page that is not full marks the end.
    const isEnd = rows.length < asked && (page - 1) * asked + rows.length >= total;
    if (known.size >= max || isEnough()) break;
    if (isEnd || fresh.size === 0) {
      if (known.size < announced) return failure('UNEXPECTED_RESPONSE');
      break;
    }
    // Continue with the server's page size, so that page numbers count the same on both sides.
    if (page === 1 && rows.length < asked) asked = rows.length;
  }
  return success(known.size);
};
