import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEdits, applyEdits, sampleHelp } from '../../testing/sampleHelp.ts';
import { dropEntry, insertEntry, removeEntry, stepEntry, writeEntry } from './helpEdits.ts';
import { findEntry, type HelpEntries, isSameTree, keysIn, newEntry } from './helpTree.ts';
import { mergeHelp } from './mergeHelp.ts';

const start = sampleHelp;
const merge = (mine: HelpEntries, theirs: HelpEntries) => mergeHelp({ start, mine, theirs });
const parentOf = (tree: HelpEntries, key: string) => findEntry(tree, key)?.position.parent;
const titleOf = (tree: HelpEntries, key: string) => findEntry(tree, key)?.entry.title;
/** Merges with the same choice for every conflict. */
const choose = (mine: HelpEntries, theirs: HelpEntries, side: 'mine' | 'theirs') => {
  const { conflicts } = merge(mine, theirs);
  const choices = Object.fromEntries(conflicts.map(({ id }) => [id, side]));
  return mergeHelp({ start, mine, theirs }, choices);
};

describe('merging help content', () => {
  it('keeps both sides’ edits, moves, additions and removals', () => {
    const mine = removeEntry(writeEntry(start, 'orders', { title: 'Mine' }), 'contact');
    const theirs = insertEntry(
      stepEntry(writeEntry(start, 'refund', { text: 'Theirs' }), 'cards', 'out'),
      newEntry('new'),
      { parent: 'orders', index: 0 },
    );
    const { edit, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(titleOf(edit, 'orders')).toBe('Mine');
    expect(findEntry(edit, 'refund')?.entry.text).toBe('Theirs');
    expect(parentOf(edit, 'cards')).toBe(null);
    expect(parentOf(edit, 'new')).toBe('orders');
    expect(findEntry(edit, 'contact')).toBe(null);
  });

  it('reports a conflict if both changed the same title, and again if the other title changes once more', () => {
    const mine = writeEntry(start, 'orders', { title: 'Mine' });
    const theirs = writeEntry(start, 'orders', { title: 'Theirs' });
    const { edit, conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([{ about: 'title', before: 'Orders', mine: 'Mine', theirs: 'Theirs' }]);
    expect(titleOf(edit, 'orders')).toBe('Mine');
    expect(titleOf(choose(mine, theirs, 'theirs').edit, 'orders')).toBe('Theirs');
    const choices = { [conflicts[0]?.id ?? '']: 'theirs' } as const;
    const later = writeEntry(start, 'orders', { title: 'Later' });
    expect(mergeHelp({ start, mine, theirs: later }, choices).conflicts).toHaveLength(1);
  });

  it('keeps entries that both sides moved where the own edit has them, and says so', () => {
    const mine = dropEntry(start, 'orders', 'payments', 'inside');
    const theirs = dropEntry(start, 'payments', 'orders', 'inside');
    expect(parentOf(merge(mine, theirs).edit, 'orders')).toBe('payments');
    const four = insertEntry(start, newEntry('four'), { parent: null, index: 3 });
    const [above, below] = [
      dropEntry(four, 'four', 'orders', 'before'),
      dropEntry(four, 'four', 'orders', 'after'),
    ];
    expect(isSameTree(mergeHelp({ start: four, mine: above, theirs: below }).edit, above)).toBe(true);
    const [inside, out] = [dropEntry(start, 'cards', 'orders', 'inside'), stepEntry(start, 'cards', 'out')];
    expect(isSameTree(merge(inside, out).edit, inside)).toBe(true);
    for (const { conflicts, hasMovedBoth } of [
      merge(mine, theirs),
      mergeHelp({ start: four, mine: above, theirs: below }),
      merge(inside, out),
    ]) {
      expect(conflicts).toEqual([]);
      expect(hasMovedBoth).toBe(true);
    }
    expect(merge(inside, inside).hasMovedBoth).toBe(false);
  });

  it('reports a conflict if one side changes or extends an entry that the other removed', () => {
    const removed = removeEntry(start, 'payments');
    const changed = writeEntry(start, 'refund', { text: 'New' });
    const added = insertEntry(start, newEntry('new'), { parent: 'payments', index: 0 });
    for (const other of [changed, added]) {
      expect(merge(removed, other).conflicts).toMatchObject([{ about: 'removedByMe', title: 'Payments' }]);
      expect(merge(other, removed).conflicts).toMatchObject([{ about: 'removedByThem', title: 'Payments' }]);
      expect(isSameTree(choose(removed, other, 'theirs').edit, other)).toBe(true);
      expect(isSameTree(choose(other, removed, 'mine').edit, other)).toBe(true);
      expect(findEntry(choose(removed, other, 'mine').edit, 'payments')).toBe(null);
    }
    // An entry that the remover still has remains, wherever the other user moved it.
    const moved = dropEntry(start, 'contact', 'payments', 'inside');
    expect(parentOf(merge(removed, moved).edit, 'contact')).toBe(null);
    expect(merge(removed, removed).conflicts).toEqual([]);
  });

  it('equals the own edit if the other side changed nothing, and vice versa', () => {
    fc.assert(
      fc.property(anyEdits('m'), (edits) => {
        const edit = applyEdits(start, edits);
        expect(merge(edit, start)).toMatchObject({ conflicts: [], hasMovedBoth: false });
        expect(isSameTree(merge(edit, start).edit, edit)).toBe(true);
        expect(isSameTree(merge(start, edit).edit, edit)).toBe(true);
        expect(isSameTree(merge(edit, edit).edit, edit)).toBe(true);
      }),
    );
  });

  it('yields a tree with each entry once, all common entries and, unless chosen otherwise, all new ones', () => {
    fc.assert(
      fc.property(
        anyEdits('m'),
        anyEdits('t'),
        fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const)),
        (my, their, sides) => {
          const [mine, theirs] = [applyEdits(start, my), applyEdits(start, their)];
          const { edit, conflicts } = merge(mine, theirs);
          const [startKeys, myKeys, theirKeys] = [start, mine, theirs].map((tree) => new Set(keysIn(tree)));
          const all = new Set([...keysIn(mine), ...keysIn(theirs)]);
          for (const key of all) {
            const isOfBoth = myKeys?.has(key) && theirKeys?.has(key);
            if (isOfBoth || !startKeys?.has(key)) expect(keysIn(edit)).toContain(key);
          }
          let choices = {};
          let open = conflicts;
          let merged = edit;
          for (let round = 0; open.length > 0; round += 1) {
            expect(round).toBeLessThan(50);
            choices = { ...choices, ...Object.fromEntries(open.map(({ id }) => [id, sides.next().value])) };
            ({ edit: merged, conflicts: open } = mergeHelp({ start, mine, theirs }, choices));
          }
          const keys = keysIn(merged);
          expect(new Set(keys).size).toBe(keys.length);
          for (const key of keysIn(mine)) if (theirKeys?.has(key)) expect(keys).toContain(key);
          for (const key of keys) expect(all).toContain(key);
          for (const key of keys) {
            const titles = [start, mine, theirs].map((tree) => titleOf(tree, key));
            const changed = titles.slice(1).filter((title) => title !== undefined && title !== titles[0]);
            expect(changed.length === 0 ? [titles[0]] : changed).toContain(titleOf(merged, key));
          }
        },
      ),
    );
  });
});
