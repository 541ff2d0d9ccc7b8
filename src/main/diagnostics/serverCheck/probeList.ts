import type { ListQuery } from '#shared/query/listQuery.ts';
import { addDays, parseInstant } from '#shared/rules/plainDates.ts';
import type { Finding } from '#shared/rules/serverReport.ts';
import { isObject } from '../../http/answerBody.ts';

type Row = Record<string, unknown>;

/** Rows of a list; `null`: the request was refused or not answered. */
export type AskRows = (query: ListQuery) => Promise<{ rows: Row[]; total: number | null } | null>;

/** Fields by which the app filters, one for each form of a filter. */
interface Probes {
  text?: string;
  exact?: string;
  in?: string;
  /** False where the list has no such filter. */
  created?: false;
}

const probes: Readonly<Record<string, Probes>> = {
  admins: { text: 'email', exact: 'role' },
  homeCategories: { text: 'name', exact: 'kind' },
  topFilters: { text: 'name', exact: 'countryHomeCategoryId' },
  companies: { text: 'name', exact: 'isActive' },
  cities: { text: 'name', created: false },
  customerRequests: { text: 'email', exact: 'isResponded', in: 'reason' },
  establishments: { text: 'name', exact: 'isStopped' },
  couriers: { text: 'email', in: 'status' },
  orders: { exact: 'establishmentId', in: 'status' },
  feedbacks: { exact: 'orderId' },
  customers: { text: 'fullName', exact: 'isActive' },
  promotions: { text: 'name', exact: 'isPublic', in: 'status' },
  establishmentPayLists: { text: 'name', created: false },
  courierPayLists: { text: 'fullName', created: false },
};

const size = 3;
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));

const timesOf = (rows: readonly Row[]): number[] =>
  rows.map(({ createdAt }) => parseInstant(String(createdAt))).filter((time) => !Number.isNaN(time));

const isOrdered = (times: readonly number[], order: 'asc' | 'desc'): boolean =>
  times.every((time, index) => {
    const before = times[index - 1] ?? time;
    return order === 'asc' ? before <= time : before >= time;
  });

/** Two pages in ascending order and one in descending: paging, its size and sorting. */
const probePages = async (ask: AskRows, base: readonly Row[]): Promise<Finding[]> => {
  const sorted = (order: 'asc' | 'desc', page: number): ListQuery => ({
    page,
    size,
    // Lists without dates are asked in their own order.
    ...(timesOf(base).length > 0 ? { sort: { field: 'createdAt', order } } : {}),
  });
  const first = await ask(sorted('asc', 1));
  if (!first) return [{ kind: 'sortRefused', effect: 'broken', field: 'createdAt' }];
  const findings: Finding[] = [];
  if (first.rows.length > size)
    findings.push({ kind: 'pageSizeIgnored', effect: 'tolerated', field: 'page[size]' });
  if (first.total !== null && first.total <= first.rows.length && base.length > first.rows.length)
    findings.push({ kind: 'totalTooSmall', effect: 'broken', field: 'content-total' });
  const second = await ask(sorted('asc', 2));
  const known = new Set(idsOf(first.rows));
  // A server that sends all rows at once has no second page.
  if (!second || (first.rows.length <= size && idsOf(second.rows).some((id) => known.has(id))))
    findings.push({ kind: 'pageNumberIgnored', effect: 'broken', field: 'page[number]' });
  const last = timesOf(base).length > 0 ? await ask(sorted('desc', 1)) : null;
  if (!last) return findings;
  const isSorted =
    isOrdered(timesOf(first.rows), 'asc') &&
    isOrdered(timesOf(last.rows), 'desc') &&
    (timesOf(last.rows)[0] ?? 0) >= Math.max(...timesOf(base));
  if (!isSorted) findings.push({ kind: 'sortIgnored', effect: 'broken', field: 'createdAt' });
  return findings;
};

interface FilterProbe {
  field: string;
  query: ListQuery;
  fits: (row: Row) => boolean;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

const dayMs = 86_400_000;

const otherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

const filterProbes = (entity: string, base: readonly Row[]): FilterProbe[] => {
  const { text, exact, in: choice, created } = probes[entity] ?? {};
  const found: FilterProbe[] = [];
  const query = (field: string, filter: NonNullable<ListQuery['filters']>[string]): ListQuery => ({
    page: 1,
    size: 20,
    filters: { [field]: filter },
  });
  const firstValue = (field: string): string | null => {
    const value = base.map((row) => row[field]).find(isPlain);
    return value === undefined ? null : String(value);
  };
  const part = text ? firstValue(text)?.split(/[\s@]+/, 1)[0] : null;
  if (text && part)
    found.push({
      field: text,
      // In other case, because such a filter has to find both.
      query: query(text, { match: 'text', value: otherCase(part) }),
      fits: (row) => String(row[text]).toLowerCase().includes(part.toLowerCase()),
    });
  for (const [field, match] of [
    [exact, 'exact'],
    [choice, 'in'],
  ] as const) {
    const value = field ? firstValue(field) : null;
    if (!field || value === null) continue;
    const filter = match === 'exact' ? { match, value } : { match, values: [value] };
    found.push({ field, query: query(field, filter), fits: (row) => String(row[field]) === value });
  }
  const [time] = timesOf(base);
  if (time !== undefined && created !== false) {
    const day = new Date(time).toISOString().slice(0, 10);
    // Days of the server's zone may differ by one.
    const fits = (row: Row): boolean => Math.abs(parseInstant(String(row.createdAt)) - time) < 3 * dayMs;
    const filter = { match: 'between', from: addDays(day, -1), to: addDays(day, 1) } as const;
    found.push({ field: 'createdAt', query: query('createdAt', filter), fits });
  }
  return found;
};

const probeFilter = async (ask: AskRows, { field, query, fits }: FilterProbe): Promise<Finding[]> => {
  const answer = await ask(query);
  if (!answer) return [{ kind: 'filterRefused', effect: 'broken', field }];
  if (answer.rows.length === 0) return [{ kind: 'filterFindsNothing', effect: 'broken', field }];
  return answer.rows.every(fits) ? [] : [{ kind: 'filterIgnored', effect: 'broken', field }];
};

/** Asks a list again in parts, sorted and filtered, and compares with its first rows. */
export const probeList = async (
  entity: string,
  ask: AskRows,
  base: readonly unknown[],
): Promise<Finding[]> => {
  const rows = base.filter(isObject);
  const findings = rows.length > size ? await probePages(ask, rows) : [];
  for (const probe of filterProbes(entity, rows)) findings.push(...(await probeFilter(ask, probe)));
  return findings;
};
