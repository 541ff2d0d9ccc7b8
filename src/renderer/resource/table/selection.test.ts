import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import {
  deselectRows,
  emptySelection,
  invertRows,
  pageState,
  refreshRows,
  selectRange,
  selectRows,
  summarize,
  toggleRow,
  toTsv,
} from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const [a, b, , d] = rows as [{ id: string }, { id: string }, { id: string }, { id: string }];
const ids = (selection: typeof emptySelection) => [...selection.rows.keys()].sort().join('');

describe('row selection', () => {
  it('toggles a row', () => {
    const one = toggleRow(emptySelection, a);
    expect(ids(one)).toBe('a');
    expect(ids(toggleRow(one, a))).toBe('');
  });

  it('selects a range in both directions', () => {
    expect(ids(selectRange(toggleRow(emptySelection, b), rows, d))).toBe('bcd');
    expect(ids(selectRange(toggleRow(emptySelection, d), rows, b))).toBe('bcd');
  });

  it('selects a single row when the range starts on another page', () => {
    expect(ids(selectRange(toggleRow(emptySelection, { id: 'z' }), rows, b))).toBe('bz');
  });

  it('inverts the page and leaves other pages unchanged', () => {
    const some = selectRows(emptySelection, [a, d, { id: 'z' }]);
    expect(ids(invertRows(some, rows))).toBe('bcez');
    expect(pageState(invertRows(some, rows), rows)).toBe('some');
  });

  it('has the values that the page currently shows', () => {
    const some = selectRows(emptySelection, [a, { id: 'z' }]);
    const newer = { id: 'a', name: 'New' };
    const fresh = refreshRows(some, [newer, b]);
    expect([...fresh.rows.values()]).toEqual([newer, { id: 'z' }]);
    expect(refreshRows(fresh, [newer, b])).toBe(fresh);
  });

  it('distinguishes none, some and all rows of a page', () => {
    expect(pageState(emptySelection, [])).toBe('none');
    expect(pageState(selectRows(emptySelection, rows), rows)).toBe('all');
    expect(pageState(deselectRows(selectRows(emptySelection, rows), ['a']), rows)).toBe('some');
  });
});

describe('totals', () => {
  const label = { id: 'x' };
  const columns = [
    { name: 'total', field: fieldOf.money({ label }) },
    { name: 'name', field: fieldOf.text({ label }) },
  ];

  it('add up exactly and exclude empty values from the average', () => {
    const values = [
      { id: '1', total: 0.1 },
      { id: '2', total: 0.2 },
      { id: '3', total: null },
    ];
    expect(summarize(values, columns)).toMatchObject([{ name: 'total', sum: 0.3, average: 0.15 }]);
  });

  it('show only an average for ratings, minutes and minimums, and nothing for percentages', () => {
    const rows = [
      { id: '1', rating: 4, courierRating: 4.5, minutes: 20, percent: 10 },
      { id: '2', rating: 5, courierRating: null, minutes: 25, percent: 20 },
    ];
    const averaged = [
      { name: 'rating', field: fieldOf.rating({ label }) },
      { name: 'courierRating', field: fieldOf.decimal({ label, totals: 'average' }) },
      { name: 'minutes', field: fieldOf.integer({ label, totals: 'average' }) },
      { name: 'percent', field: fieldOf.percent({ label }) },
    ];
    expect(summarize(rows, averaged).map(({ name, sum, average }) => [name, sum, average])).toEqual([
      ['rating', null, 4.5],
      ['courierRating', null, 4.5],
      ['minutes', null, 22.5],
    ]);
  });

  it('are omitted without numbers', () => {
    expect(summarize([{ id: '1' }], columns)).toEqual([]);
  });
});

describe('copied rows', () => {
  it('have one line per row with the same number of cells, for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 }), (cells) => {
        const lines = toTsv(['one', 'two'], cells).split('\n');
        expect(lines.length).toBe(cells.length + 1);
        expect(lines.every((line) => line.split('\t').length === 2)).toBe(true);
      }),
    );
  });

  it('cannot run formulas in a spreadsheet, and keep negative numbers', () => {
    expect(toTsv(['x'], [['=1+1'], ['-5.20'], ['@SUM(A1)'], ['\t=1']])).toBe(
      "x\n'=1+1\n-5.20\n'@SUM(A1)\n '=1",
    );
  });
});
