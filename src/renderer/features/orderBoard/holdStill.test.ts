import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdStill } from './holdStill.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));

it('shown cards keep their places, and new ones follow below in their order', () => {
  fc.assert(
    fc.property(ids, ids, (shown, sorted) => {
      const held = holdStill(shown, sorted);
      expect(held.ids.slice(0, shown.length)).toEqual(shown);
      expect(held.ids.slice(shown.length)).toEqual(sorted.filter((id) => !shown.includes(id)));
    }),
  );
});

it('each current card is shown exactly once, and departed ones are reported', () => {
  fc.assert(
    fc.property(ids, ids, (shown, sorted) => {
      const held = holdStill(shown, sorted);
      expect(new Set(held.ids).size).toBe(held.ids.length);
      expect(held.ids.filter((id) => !held.left.has(id)).toSorted()).toEqual(sorted.toSorted());
    }),
  );
});

it('added cards keep their places too', () => {
  fc.assert(
    fc.property(ids, ids, ids, (shown, then, later) => {
      const once = holdStill(shown, then).ids;
      expect(holdStill(once, later).ids.slice(0, once.length)).toEqual(once);
    }),
  );
});
