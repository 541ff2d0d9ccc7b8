import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyDifference, differenceOf } from './listDifference.ts';

interface Row {
  id: string;
  status: number;
}

const rowsOf = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefghij'), status: fc.integer({ min: 0, max: 2 }) }),
  { selector: ({ id }) => id },
);
const fingerprintsOf = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, JSON.stringify(row)]));

it('reproduces the new list, and reuses unchanged objects', () => {
  fc.assert(
    fc.property(rowsOf, rowsOf, (known, now) => {
      const difference = differenceOf(fingerprintsOf(known), fingerprintsOf(now), now);
      const applied = difference ? applyDifference(known, difference) : known;
      expect(applied).toEqual(now);
      for (const row of applied) {
        const before = known.find(({ id }) => id === row.id);
        if (before?.status === row.status) expect(row).toBe(before);
      }
      const changed = now.filter((row) => known.find(({ id }) => id === row.id)?.status !== row.status);
      expect(difference?.rows ?? []).toEqual(changed);
    }),
  );
});

it('with changed rows only leaves the order and all other rows alone', () => {
  const [one, other] = [
    { id: 'a', status: 1 },
    { id: 'b', status: 1 },
  ];
  const applied = applyDifference([one, other], { order: null, rows: [{ id: 'b', status: 2 }] });
  expect(applied).toEqual([one, { id: 'b', status: 2 }]);
  expect(applied[0]).toBe(one);
});

it('is null for equal lists, and omits an unchanged order', () => {
  fc.assert(
    fc.property(rowsOf, fc.func(fc.boolean()), (known, isOther) => {
      expect(differenceOf(fingerprintsOf(known), fingerprintsOf(known), known)).toBeNull();
      const now = known.map((row) => (isOther(row.id) ? { ...row, status: 5 } : row));
      const changed = now.filter((row) => isOther(row.id));
      const expected = changed.length === 0 ? null : { order: null, rows: changed };
      expect(differenceOf(fingerprintsOf(known), fingerprintsOf(now), now)).toEqual(expected);
    }),
  );
});
