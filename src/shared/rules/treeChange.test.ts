import { expect, it } from 'vitest';
import { treeChangeOf, versionsOfChange } from './treeChange.ts';

const node = (key: string, children: readonly { key: string }[] = []) => ({ key, title: key, children });
const before = {
  treeData: [node('a', [node('a1'), node('a2')]), node('b', [node('b1'), node('b2')]), node('c')],
  checked: ['a', 'a1', 'c'],
};

it('describes the difference of two versions, and gives back its two sides', () => {
  const after = {
    treeData: [node('b', [node('b2'), node('b1')]), node('a', [node('a1'), node('a2')]), node('c')],
    checked: ['a', 'b2', 'c'],
  };
  const change = treeChangeOf(before, after);
  expect(change).toEqual([
    { name: 'ticks', from: [['a1', 'a1']], to: [['b2', 'b2']] },
    {
      name: 'order',
      from: { '': ['a', 'b', 'c'], b: ['b1', 'b2'] },
      to: { '': ['b', 'a', 'c'], b: ['b2', 'b1'] },
    },
  ]);
  const below = (keys: string[]) => keys.map((key) => ({ key, children: [] }));
  const row = (key: string, keys: string[] = []) => ({ key, children: below(keys) });
  expect(versionsOfChange(change)).toEqual({
    before: { treeData: [row('a'), row('b', ['b1', 'b2']), row('c')], checked: ['a1'] },
    after: { treeData: [row('b', ['b2', 'b1']), row('a'), row('c')], checked: ['b2'] },
  });
  expect(treeChangeOf(before, before)).toEqual([]);
});

it('a change within a category alone keeps its parent', () => {
  const [, b] = before.treeData;
  const moved = { ...before, treeData: before.treeData.with(1, node('b', b?.children.toReversed())) };
  expect(versionsOfChange(treeChangeOf(before, moved))?.after).toEqual({
    treeData: [{ key: 'b', children: ['b2', 'b1'].map((key) => ({ key, children: [] })) }],
    checked: [],
  });
});

it.each([
  [[]],
  [[{ name: 'ticks', omitted: 'long' }]],
  [[{ name: 'checked', to: ['a'] }]],
  [[{ name: 'order', from: { '': 'a' }, to: {} }]],
])('a change of another form cannot be taken back %#', (fields) => {
  expect(versionsOfChange(fields)).toBeNull();
});
