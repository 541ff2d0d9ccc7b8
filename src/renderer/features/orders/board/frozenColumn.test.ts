import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freezeOrder } from './frozenColumn.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));

it('shown cards keep their places, and new ones follow below in their order', () => {
  fc.assert(
    fc.property(ids, ids, (shown, sorted) => {
      const frozen = freezeOrder(shown, sorted);
      expect(frozen.ids.slice(0, shown.length)).toEqual(shown);
      expect(frozen.ids.slice(shown.length)).toEqual(sorted.filter((id) => !shown.includes(id)));
    }),
  );
});

it('each current card is shown exactly once, and departed ones are reported', () => {
  fc.assert(
    fc.property(ids, ids, (shown, sorted) => {
      const frozen = freezeOrder(shown, sorted);
      expect(new Set(frozen.ids).size).toBe(frozen.ids.length);
      expect(frozen.ids.filter((id) => !frozen.left.has(id)).toSorted()).toEqual(sorted.toSorted());
    }),
  );
});

it('added cards keep their places too', () => {
  fc.assert(
    fc.property(ids, ids, ids, (shown, then, later) => {
      const once = freezeOrder(shown, then).ids;
      expect(freezeOrder(once, later).ids.slice(0, once.length)).toEqual(once);
    }),
  );
});
