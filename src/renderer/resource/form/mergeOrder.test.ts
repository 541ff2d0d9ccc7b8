import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeOrder, movedKeys } from './mergeOrder.ts';

const keys = (text: string): string[] => [...text];
const merge = (start: string, mine: string, theirs: string) => {
  const merged = mergeOrder({ start: keys(start), mine: keys(mine), theirs: keys(theirs) });
  return [merged.keys.join(''), merged.hasConflict];
};

it('finds the smallest set of moved rows', () => {
  expect([...movedKeys(keys('abcdef'), keys('bcdefa'))]).toEqual(['a']);
  expect([...movedKeys(keys('abcdef'), keys('fabcde'))]).toEqual(['f']);
  expect(movedKeys(keys('abc'), keys('xabyc')).size).toBe(0);
});

it('applies own moves to the other order, and keeps new rows below the same neighbour', () => {
  expect(merge('abcd', 'dabc', 'bacd')).toEqual(['dbac', false]);
  expect(merge('ab', 'axb', 'yab')).toEqual(['yaxb', false]);
  expect(merge('ab', 'xab', 'ab')).toEqual(['xab', false]);
  expect(merge('abcd', 'dabc', 'adbc')).toEqual(['dabc', true]);
  expect(merge('abcd', 'dabc', 'dabc')).toEqual(['dabc', false]);
});

it('loses no row of either side', () => {
  const order = fc.shuffledSubarray(keys('abcdefgh'));
  fc.assert(
    fc.property(order, order, order, (start, mine, theirs) => {
      const merged = mergeOrder({ start, mine, theirs });
      expect(merged.keys.toSorted()).toEqual([...new Set([...mine, ...theirs])].toSorted());
    }),
  );
});
