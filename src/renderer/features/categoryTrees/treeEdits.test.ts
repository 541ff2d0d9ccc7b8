import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTree } from './sampleTree.ts';
import { checkState, isSameEdit, moveBy, moveTo, toBody, toEdit, toggleNode } from './treeEdits.ts';

const edit = toEdit(sampleTree);
const [pizza, sushi, flowers] = sampleTree.treeData as [
  (typeof sampleTree.treeData)[0],
  (typeof sampleTree.treeData)[0],
  (typeof sampleTree.treeData)[0],
];
const order = ({ nodes }: typeof edit) =>
  nodes.map(({ key, children = [] }) => [key, ...children.map((c) => c.key)]);

describe('the category tree', () => {
  it('shows a category as half chosen when some of its filters are', () => {
    expect(checkState(pizza, edit.chosen)).toBe('mixed');
    expect(checkState(sushi, edit.chosen)).toBe('unchecked');
    expect(checkState(flowers, edit.chosen)).toBe('checked');
  });

  it('chooses all filters of a category, then none', () => {
    const all = toggleNode(edit, pizza);
    expect(checkState(pizza, all.chosen)).toBe('checked');
    expect(checkState(pizza, toggleNode(all, pizza).chosen)).toBe('unchecked');
  });

  it('sends chosen keys, half-chosen ones and their categories', () => {
    expect(toBody(edit)).toEqual({ treeData: sampleTree.treeData, checked: ['filter-thin', 'piz', 'flo'] });
    expect(toBody(toggleNode(edit, sushi)).checked.toSorted()).toEqual(
      ['filter-rolls', 'filter-thin', 'flo', 'piz', 'sus'].toSorted(),
    );
    expect(toBody(toggleNode(toggleNode(edit, pizza), pizza)).checked).toEqual(['flo']);
  });

  it('moves within a level only', () => {
    expect(order(moveBy(edit, 'sus', -1)).map(([key]) => key)).toEqual(['sus', 'piz', 'flo']);
    expect(order(moveBy(edit, 'filter-thin', 1))[0]).toEqual(['piz', 'filter-thick', 'filter-thin']);
    expect(order(moveBy(edit, 'piz', -1))).toEqual(order(edit));
    expect(order(moveTo(edit, 'flo', 'piz')).map(([key]) => key)).toEqual(['flo', 'piz', 'sus']);
    expect(moveTo(edit, 'filter-rolls', 'filter-thin')).toBe(edit);
    expect(moveTo(edit, 'filter-thin', 'sus')).toBe(edit);
  });

  it('loses and invents no node, whatever is moved', () => {
    const keys = ['piz', 'sus', 'flo', 'filter-thin', 'filter-thick', 'filter-rolls', 'nobody'];
    const moves = fc.array(fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...keys)));
    fc.assert(
      fc.property(moves, (steps) => {
        const moved = steps.reduce((current, [from, to]) => moveTo(current, from, to), edit);
        expect(order(moved).flat().toSorted()).toEqual(order(edit).flat().toSorted());
      }),
    );
  });

  it('knows when nothing is changed, also by a way around', () => {
    expect(isSameEdit(edit, moveBy(moveBy(edit, 'sus', -1), 'sus', 1))).toBe(true);
    expect(isSameEdit(edit, moveBy(edit, 'sus', -1))).toBe(false);
    expect(isSameEdit(edit, toggleNode(edit, sushi))).toBe(false);
  });
});
