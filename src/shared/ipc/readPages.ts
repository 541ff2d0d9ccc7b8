import { failure, type Result, success } from './result.ts';

/** A list of which no total is known is given up beyond this. */
const maxUnannounced = 200_000;

/**
 * How many rows a list may have by what its first page says: a tenth may be added while it is read. A total that the page
 * itself exceeds says nothing.
 */
const mostRows = (total: number, rows: number): number =>
  total > rows ? Math.ceil(total * 1.1) + rows : maxUnannounced;

interface Reading<Row> {
  /** How many rows to ask for at once. */
  size: number;
  /** So many rows are enough: what the list has beyond them is left unread. */
  max?: number;
  /** Asked after each page: what is looked for has been found. */
  isEnough?: () => boolean;
  read: (page: { page: number; size: number }) => Promise<Result<Row[]>>;
  /** Gets the rows of a page that no page before it had, and how many rows the list has. */
  take: (rows: Row[], total: number) => Promise<void> | void;
}

/**
 * Reads a list page by page to its end and answers how many rows it gave. Servers may answer fewer rows at once
 * than they were asked for, and lists change while they are read; fewer rows than were announced is a failure, and so are pages
 * without end.
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
  // Rows that were deleted meanwhile are not missing.
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
    // A server that announces nothing seems to have ended with each page: only a page that is not full tells.
    const isEnd = rows.length < asked && (page - 1) * asked + rows.length >= total;
    if (known.size >= max || isEnough()) break;
    if (isEnd || fresh.size === 0) {
      if (known.size < announced) return failure('UNEXPECTED_RESPONSE');
      break;
    }
    // Both methods of counting pages agree when the server is asked for as many rows as it gives.
    if (page === 1 && rows.length < asked) asked = rows.length;
  }
  return success(known.size);
};
