import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleTree } from '../../testing/sampleTree.ts';
import { mergeEdits } from './mergeEdits.ts';
import { isSameEdit, moveBy, moveTo, type TreeEdit, toEdit, toggleNode } from './treeEdits.ts';

const tree = { ...sampleTree, treeData: [...sampleTree.treeData, { key: 'bar', title: 'Bars' }] };
const start = toEdit(tree);
const row = (key: string) => ({ key, title: key });
const toggle = (edit: TreeEdit, ...keys: string[]): TreeEdit =>
  keys.reduce((current, key) => toggleNode(current, row(key)), edit);
const order = ({ nodes }: TreeEdit) => nodes.map(({ key }) => key);
const merge = (mine: TreeEdit, theirs: TreeEdit) => mergeEdits({ start, mine, theirs });

it('keeps the ticks that each side set and cleared', () => {
  const { edit, hasMovedBoth } = merge(
    toggle(start, 'filter-thick', 'flo'),
    toggle(start, 'filter-rolls', 'filter-thin'),
  );
  expect([...edit.ticked].toSorted()).toEqual(['filter-rolls', 'filter-thick', 'piz', 'sus']);
  expect(hasMovedBoth).toBe(false);
  const both = toggle(start, 'flo');
  expect(merge(both, both)).toEqual({ edit: both, conflicts: [], hasMovedBoth: false });
});

it('lets the own change win when one side switched a category off and the other ticked one of its filters', () => {
  const [off, filter] = [toggle(start, 'piz'), toggle(start, 'filter-thick')];
  expect(merge(off, filter).edit.ticked).toEqual(new Set(['flo']));
  expect(merge(filter, off).edit.ticked).toEqual(new Set(['flo', 'piz', 'filter-thick']));
});

it('moves only the rows that the own edit moved', () => {
  const { edit, hasMovedBoth } = merge(moveTo(start, 'bar', 'piz'), moveTo(start, 'sus', 'flo'));
  expect(order(edit)).toEqual(['bar', 'piz', 'flo', 'sus']);
  expect(hasMovedBoth).toBe(false);
  const filters = merge(moveBy(start, 'filter-thin', 1), moveTo(start, 'bar', 'piz')).edit;
  expect(order(filters)).toEqual(['bar', 'piz', 'sus', 'flo']);
  expect(filters.nodes[1]?.children?.map(({ key }) => key)).toEqual(['filter-thick', 'filter-thin']);
});

it('keeps the own order when both sides moved a row, and says so', () => {
  const { edit, hasMovedBoth } = merge(moveTo(start, 'bar', 'piz'), moveTo(start, 'bar', 'sus'));
  expect(order(edit)).toEqual(['bar', 'piz', 'sus', 'flo']);
  expect(hasMovedBoth).toBe(true);
  const same = moveTo(start, 'bar', 'piz');
  expect(merge(same, same)).toEqual({ edit: same, conflicts: [], hasMovedBoth: false });
});

it('keeps rows that the other side added, and restores none that it removed', () => {
  const theirs = toEdit({
    treeData: [row('new'), ...tree.treeData.filter(({ key }) => key !== 'sus')],
    checked: ['new', 'flo'],
  });
  const { edit } = merge(toggle(moveTo(start, 'bar', 'flo'), 'bar'), theirs);
  expect(order(edit)).toEqual(['new', 'piz', 'bar', 'flo']);
  expect([...edit.ticked].toSorted()).toEqual(['bar', 'flo', 'new']);
});

it('a merge equals the own edit if the other side changed nothing, and vice versa', () => {
  const keys = ['piz', 'sus', 'flo', 'bar', 'filter-thin', 'filter-thick'];
  const edits = fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...keys)))
    .map((steps) => steps.reduce((current, [from, to]) => toggle(moveTo(current, from, to), from), start));
  fc.assert(
    fc.property(edits, (edit) => {
      expect(isSameEdit(merge(edit, start).edit, edit)).toBe(true);
      expect(isSameEdit(merge(start, edit).edit, edit)).toBe(true);
    }),
  );
});
