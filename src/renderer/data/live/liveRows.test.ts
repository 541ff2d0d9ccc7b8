import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../entityCalls.ts';
import { type ListPageData, mergeRows, shareRows } from './liveRows.ts';

const row = (id: number | string, value = 0): Row => ({ id: String(id), value, of: { deep: value } });
const page = (rows: readonly Row[], changes: Partial<ListPageData> = {}): ListPageData => ({
  rows,
  total: rows.length,
  unread: [],
  isLive: true,
  ...changes,
});
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

const rowsOf = fc.uniqueArray(fc.record({ id: fc.nat(30), value: fc.nat(2) }), {
  selector: ({ id }) => id,
  maxLength: 20,
});
const arbitraryRows = rowsOf.map((rows) => rows.map(({ id, value }) => row(id, value)));
const edges = fc.record({
  isFirst: fc.boolean(),
  hadNext: fc.boolean(),
  hasNext: fc.boolean(),
  unread: fc.constant([]),
});
const whole = { isFirst: true, hadNext: false, hasNext: false, unread: [] };

it('never moves, adds or removes a row', () => {
  fc.assert(
    fc.property(arbitraryRows, arbitraryRows, edges, (shown, answered, place) => {
      expect(idsOf(mergeRows(shown, answered, place).rows)).toEqual(idsOf(shown));
    }),
  );
});

it('shows every new value and reports which rows changed', () => {
  fc.assert(
    fc.property(arbitraryRows, arbitraryRows, edges, (shown, answered, place) => {
      const shared = shareRows(page(shown), page(answered)).rows;
      const merged = mergeRows(shown, shared, place);
      for (const [index, now] of merged.rows.entries()) {
        expect(now).toEqual(shared.find(({ id }) => id === now.id) ?? shown[index]);
        expect(merged.before.get(now.id)).toBe(now === shown[index] ? undefined : shown[index]);
      }
    }),
  );
});

it('reports exactly which rows left an unpaged list and how many new ones wait', () => {
  fc.assert(
    fc.property(arbitraryRows, arbitraryRows, (shown, answered) => {
      const { left, waiting } = mergeRows(shown, answered, whole);
      expect([...left]).toEqual(idsOf(shown).filter((id) => !idsOf(answered).includes(id)));
      expect(waiting).toBe(idsOf(answered).filter((id) => !idsOf(shown).includes(id)).length);
    }),
  );
});

it('changes nothing when the same rows arrive again', () => {
  fc.assert(
    fc.property(arbitraryRows, arbitraryRows, edges, (shown, answered, place) => {
      const once = mergeRows(shown, answered, place);
      const twice = mergeRows(once.rows, answered, place);
      expect(twice).toEqual({ ...once, before: new Map() });
      expect(twice.rows).toBe(once.rows);
    }),
  );
});

it('reuses each equal row, also below new rows, and the whole answer if all rows are equal', () => {
  fc.assert(
    fc.property(arbitraryRows, fc.nat(5), (rows, more) => {
      const before = page(rows);
      const copy = structuredClone(rows);
      expect(shareRows(before, page(copy))).toBe(before);
      const added = Array.from({ length: more }, (_, index) => row(`new ${index}`));
      const after = shareRows(before, page([...added, ...copy]));
      for (const [index, kept] of rows.entries()) expect(after.rows[more + index]).toBe(kept);
    }),
  );
});

it('treats a requested answer as new, even if it equals the last live one', () => {
  const rows = [row(1)];
  const came = page(rows);
  const asked = shareRows(came, page([row(1)], { isLive: false }));
  expect(asked).not.toBe(came);
  expect(asked.rows).toBe(rows);
  expect(shareRows(asked, page([row(1)]))).toBe(asked);
});

const list = Array.from({ length: 30 }, (_, index) => row(index));
const [above, onPage] = [list.slice(0, 10), list.slice(10, 20)];
const inTheMiddle = { isFirst: false, hadNext: true, hasNext: true, unread: [] };

it('does not report rows that moved to the next page as gone', () => {
  const newest = [row('a'), row('b')];
  const merged = mergeRows(above, [...newest, ...above.slice(0, 8)], { ...inTheMiddle, isFirst: true });
  expect(merged.left.size).toBe(0);
  expect(merged.waiting).toBe(2);
  const others = Array.from({ length: 10 }, (_, index) => row(`n${index}`));
  expect(mergeRows(above, others, { ...inTheMiddle, isFirst: true })).toMatchObject({ waiting: 10 });
});

it('does not count rows of the neighbouring pages as new', () => {
  const pushedDown = mergeRows(onPage, [...list.slice(8, 10), ...onPage.slice(0, 8)], inTheMiddle);
  expect(pushedDown).toMatchObject({ waiting: 0, left: new Set() });
  const movedUp = mergeRows(onPage, [...onPage.slice(2), ...list.slice(20, 22)], inTheMiddle);
  expect(movedUp).toMatchObject({ waiting: 0, left: new Set() });
  const oneLeft = mergeRows(onPage, [...onPage.filter(({ id }) => id !== '15'), row(20)], inTheMiddle);
  expect(oneLeft).toMatchObject({ waiting: 0, left: new Set(['15']) });
});

it('does not report rows of an unreadable city as gone', () => {
  const [here, there] = [
    { ...row(1), city: 'K1' },
    { ...row(2), city: 'K2' },
  ];
  const unread = [{ city: 'K2', error: { code: 'NETWORK', status: 0, message: '' } }];
  expect([...mergeRows([here, there], [], { ...whole, unread }).left]).toEqual(['1']);
});

it('treats rows as different exactly when any value differs, at any depth', () => {
  const of = (value: unknown): ListPageData => page([{ id: '1', value }]);
  const values = [
    0,
    1,
    '',
    'a',
    null,
    undefined,
    [],
    [1],
    [1, 2],
    {},
    { a: 1 },
    { a: 2 },
    { b: 1 },
    { a: 1, b: 1 },
    { 0: 1 },
  ];
  for (const [index, value] of values.entries()) {
    const before = of(value);
    expect(shareRows(before, of(structuredClone(value)))).toBe(before);
    for (const other of values.toSpliced(index, 1)) {
      const after = shareRows(before, of(other));
      expect(after.rows, `${JSON.stringify(value)} and ${JSON.stringify(other)}`).toEqual([
        { id: '1', value: other },
      ]);
      expect(after).not.toBe(before);
    }
  }
});

it('treats answers as different when a row, a city or the count differs', () => {
  const before = page([row(1), row(2)]);
  const unread = [{ city: 'K1', error: { code: 'NETWORK', status: 0, message: '' } }];
  for (const answer of [
    page([row(1)]),
    page([row(1), row(2), row(3)]),
    page([row(2), row(1)]),
    page([row(1), row(2)], { total: 3 }),
    page([row(1), row(2)], { unread }),
  ])
    expect(shareRows(before, answer)).toMatchObject({
      rows: answer.rows,
      total: answer.total,
      unread: answer.unread,
    });
});

it('counts new rows between the rows of later pages, and on the first page also those above them', () => {
  const answered = [row('n'), ...onPage.slice(0, 5), row('m'), ...onPage.slice(5)];
  expect(mergeRows(onPage, answered, inTheMiddle).waiting).toBe(1);
  expect(mergeRows(onPage, answered, { ...inTheMiddle, isFirst: true }).waiting).toBe(2);
  expect(mergeRows(onPage, [...onPage, row('z')], { ...inTheMiddle, hadNext: false }).waiting).toBe(1);
  expect(mergeRows(onPage, [...onPage, row('z')], { ...inTheMiddle, isFirst: true }).waiting).toBe(0);
});
