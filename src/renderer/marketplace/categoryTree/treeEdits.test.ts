import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CategoryTree, categoryTreeSchema, type TreeNode } from '#shared/api/catalogue.ts';
import { sampleTree } from '../../testing/sampleTree.ts';
import { mergeEdits } from './mergeEdits.ts';
import {
  filtersOf,
  isSameEdit,
  moveBy,
  moveTo,
  nodeName,
  toBody,
  toEdit,
  toggleFilters,
  toggleNode,
} from './treeEdits.ts';

const edit = toEdit(sampleTree);
const [pizza, sushi] = sampleTree.treeData as [TreeNode, TreeNode];
const [thin] = pizza.children as [TreeNode, TreeNode];
const order = ({ nodes }: typeof edit) =>
  nodes.map((node) => [node.key, ...filtersOf(node).map(({ key }) => key)]);
const checkedOf = (some: typeof edit): string[] => toBody(some).checked.toSorted();

/** Arbitrary tree with any keys checked, including keys that are not in the tree, as a server may send it. */
const anyTree: fc.Arbitrary<CategoryTree> = fc.array(fc.nat(4), { maxLength: 5 }).chain((sizes) => {
  const treeData = sizes.map((size, index) => ({
    key: `ca${index}`,
    title: `Category ${index}`,
    children: Array.from({ length: size }, (_, at) => ({ key: `filter-${index}-${at}`, title: 'Filter' })),
  }));
  const keys = treeData.flatMap(({ key, children }) => [key, ...children.map((child) => child.key)]);
  return fc.subarray([...keys, 'old', 'filter-old']).map((checked) => ({ treeData, checked }));
});

describe('the category tree', () => {
  it('reads missing and null values as empty, and sends them back unchanged', () => {
    const treeData = [{ key: 'piz', title: null, children: null }, { key: 'sus' }, ...sampleTree.treeData];
    const came = toEdit(categoryTreeSchema.parse({ treeData }));
    expect(treeData.map((node) => nodeName(node)).slice(0, 2)).toEqual(['piz', 'sus']);
    const moved = moveBy(toggleFilters(toggleNode(came, { key: 'sus' }), { key: 'piz' }), 'sus', 1);
    expect(moved.nodes[0]).toEqual(treeData[0]);
    expect(moved.nodes[2]).toEqual(treeData[1]);
    expect(mergeEdits({ start: came, mine: moved, theirs: came }).edit.nodes).toEqual(moved.nodes);
    expect(toBody(moved).checked).toEqual(['sus']);
    expect(toEdit(categoryTreeSchema.parse({ treeData: null, checked: null }))).toEqual({
      nodes: [],
      ticked: new Set(),
    });
  });

  it('switches a category on without filters, and off with all of them', () => {
    const on = toggleNode(edit, sushi);
    expect(checkedOf(on)).toEqual(['filter-thin', 'flo', 'piz', 'sus']);
    expect(checkedOf(toggleNode(on, sushi))).toEqual(checkedOf(edit));
    expect(checkedOf(toggleNode(edit, pizza))).toEqual(['flo']);
  });

  it('ticks the category together with a filter, and keeps it when the filter is cleared', () => {
    const rolls = (sushi.children as [TreeNode])[0];
    const on = toggleNode(edit, rolls);
    expect(checkedOf(on)).toEqual(['filter-rolls', 'filter-thin', 'flo', 'piz', 'sus']);
    expect(checkedOf(toggleNode(on, rolls))).toEqual(['filter-thin', 'flo', 'piz', 'sus']);
    expect(checkedOf(toggleNode(edit, thin))).toEqual(['flo', 'piz']);
  });

  it('ticks all filters of a category at once, then clears them', () => {
    const all = toggleFilters(edit, pizza);
    expect(checkedOf(all)).toEqual(['filter-thick', 'filter-thin', 'flo', 'piz']);
    expect(checkedOf(toggleFilters(all, pizza))).toEqual(['flo', 'piz']);
  });

  it('sends the received ticks after any moves, and after ticking and clearing again', () => {
    fc.assert(
      fc.property(anyTree, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean())), (tree, steps) => {
        const start = toEdit(tree);
        const keys = order(start).flat();
        const pick = (at: number): string => keys[at % keys.length] ?? '';
        const moved = steps.reduce(
          (current, [from, to, isDrop]) =>
            isDrop ? moveTo(current, pick(from), pick(to)) : moveBy(current, pick(from), 1),
          start,
        );
        expect(new Set(toBody(moved).checked)).toEqual(new Set(tree.checked));
        expect(order(moved).flat().toSorted()).toEqual(keys.toSorted());
        for (const node of moved.nodes.filter(({ key }) => !start.ticked.has(key)))
          if (!node.children?.some(({ key }) => start.ticked.has(key)))
            expect(isSameEdit(toggleNode(toggleNode(moved, node), node), moved)).toBe(true);
      }),
    );
  });

  it('moves within a level only', () => {
    expect(order(moveBy(edit, 'sus', -1)).map(([key]) => key)).toEqual(['sus', 'piz', 'flo']);
    expect(order(moveBy(edit, 'filter-thin', 1))[0]).toEqual(['piz', 'filter-thick', 'filter-thin']);
    expect(order(moveBy(edit, 'piz', -1))).toEqual(order(edit));
    expect(order(moveTo(edit, 'flo', 'piz')).map(([key]) => key)).toEqual(['flo', 'piz', 'sus']);
    expect(moveTo(edit, 'filter-rolls', 'filter-thin')).toBe(edit);
    expect(moveTo(edit, 'filter-thin', 'sus')).toBe(edit);
  });

  it('detects that nothing is changed, also after a change and its reversal', () => {
    expect(isSameEdit(edit, moveBy(moveBy(edit, 'sus', -1), 'sus', 1))).toBe(true);
    expect(isSameEdit(edit, moveBy(edit, 'sus', -1))).toBe(false);
    expect(isSameEdit(edit, toggleNode(edit, sushi))).toBe(false);
  });
});
