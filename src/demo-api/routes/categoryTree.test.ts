import { describe, expect, it } from 'vitest';
import { failureOf, firstCity, type Send, startTestApi } from '../testing/testApi.ts';

interface Node {
  key: string;
  title: string;
  children: Node[];
}
interface Tree {
  treeData: Node[];
  checked: string[];
}

const setUp = async (): Promise<{ send: Send; path: string; city: string; tree: Tree }> => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  const path = `${city}/home_categories_with_filters`;
  return { send, city, path, tree: (await send('GET', path)).body<Tree>() };
};

const firstWithFilters = ({ treeData }: Tree): { parent: Node; child: Node } => {
  const parent = treeData.find(({ children }) => children.length > 1);
  const [child] = parent?.children ?? [];
  if (!parent || !child) throw new Error('the sample data has no category with two filters');
  return { parent, child };
};

describe('the category tree of a city', () => {
  it('has home categories with 3-letter keys, and their top filters', async () => {
    const { tree } = await setUp();
    for (const node of tree.treeData) {
      expect(node.key).toMatch(/^[a-z]{3}$/);
      for (const child of node.children) expect(child.key.length).toBeGreaterThan(3);
    }
  });

  it('keeps the saved order and selection', async () => {
    const { send, path, tree } = await setUp();
    const { parent, child } = firstWithFilters(tree);
    const treeData = tree.treeData
      .toReversed()
      .map((node) => ({ ...node, children: node.children.toReversed() }));
    const checked = [parent.key, child.key];
    const saved = (await send('POST', path, { treeData, checked })).body<Tree>();
    expect(saved.treeData).toEqual(treeData);
    expect(new Set(saved.checked)).toEqual(new Set(checked));
    expect((await send('GET', path)).body()).toEqual(saved);
  });

  it('keeps a category active without any of its filters, and adds nothing that was not sent', async () => {
    const { send, city, path, tree } = await setUp();
    const { parent } = firstWithFilters(tree);
    await send('POST', path, { treeData: tree.treeData, checked: [parent.key] });
    expect((await send('GET', path)).body<Tree>().checked).toEqual([parent.key]);
    expect((await send('GET', `${city}/home_categories_for_establishment`)).body()).toEqual([
      { id: parent.key, name: parent.title, filters: [] },
    ]);
  });

  it('offers the selected entries to establishments, in that order', async () => {
    const { send, city, path, tree } = await setUp();
    const { parent, child } = firstWithFilters(tree);
    await send('POST', path, { treeData: tree.treeData, checked: [parent.key, child.key] });
    expect((await send('GET', `${city}/home_categories_for_establishment`)).body()).toEqual([
      {
        id: parent.key,
        name: parent.title,
        filters: [{ countryTopFilterId: child.key, name: child.title }],
      },
    ]);
  });

  it('puts a new category last, not selected', async () => {
    const { send, path, tree } = await setUp();
    await send('POST', path, tree);
    const body = {
      name: 'Aaa',
      kind: 'shop',
      listName: 'x',
      topListName: 'x',
      promotionsName: 'x',
      image: '/bucket/x.png',
      isActive: true,
    };
    const { id } = (await send('POST', '/es/home_categories', body)).body<{ id: string }>();
    const after = (await send('GET', path)).body<Tree>();
    expect(after.treeData.at(-1)?.key).toBe(id);
    expect(after.checked).not.toContain(id);
  });

  it('rejects unknown keys, duplicate keys, and keys at another level', async () => {
    const { send, path, tree } = await setUp();
    const { parent, child } = firstWithFilters(tree);
    const wrong: [unknown, unknown, string][] = [
      [[{ key: 'zz9', title: 'x' }], [], 'treeData'],
      [[parent, parent], [], 'treeData'],
      [[child], [], 'treeData'],
      [[{ ...parent, children: [{ ...child, children: [child] }] }], [], 'treeData'],
      ['all', [], 'treeData'],
      [tree.treeData, ['unknown'], 'checked'],
      [tree.treeData, undefined, 'checked'],
    ];
    for (const [treeData, checked, field] of wrong) {
      const failure = failureOf(await send('POST', path, { treeData, checked }), 422);
      expect(failure.fields).toHaveProperty(field);
    }
    expect((await send('GET', path)).body()).toEqual(tree);
  });
});
