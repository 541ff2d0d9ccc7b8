import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdStill } from './holdStill.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));

it('no card moves under a hand: those that are shown keep their places, and new ones come below in their order', () => {
  fc.assert(
    fc.property(ids, ids, (shown, sorted) => {
      const held = holdStill(shown, sorted);
      expect(held.ids.slice(0, shown.length)).toEqual(shown);
      expect(held.ids.slice(shown.length)).toEqual(sorted.filter((id) => !shown.includes(id)));
    }),
  );
});

it('everything that belongs there is shown, once, and what has gone is said to have', () => {
  fc.assert(
    fc.property(ids, ids, (shown, sorted) => {
      const held = holdStill(shown, sorted);
      expect(new Set(held.ids).size).toBe(held.ids.length);
      expect(held.ids.filter((id) => !held.left.has(id)).toSorted()).toEqual(sorted.toSorted());
    }),
  );
});

it('what came once moves no more either', () => {
  fc.assert(
    fc.property(ids, ids, ids, (shown, then, later) => {
      const once = holdStill(shown, then).ids;
      expect(holdStill(once, later).ids.slice(0, once.length)).toEqual(once);
    }),
  );
});
