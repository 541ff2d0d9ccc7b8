import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CategoryTree } from '#shared/api/catalogue.ts';
import { success } from '#shared/ipc/result.ts';
import { focus, holdsFocus, press, routeNow, untilShown } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { sampleTree } from '../../testing/sampleTree.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const place = `${city}/home_categories`;
const box = (title: string) => page.getByRole('checkbox', { name: title, exact: true });
const row = (title: string) => page.getByRole('group', { name: title, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const save = button('Save');
const titles = (): string[] =>
  page
    .getByRole('main')
    .getByRole('checkbox')
    .elements()
    .map((checkbox) => (checkbox as HTMLInputElement).labels?.[0]?.textContent ?? '');
const firstTitle = () => expect.poll(() => titles()[0]);

/** Opens the page with a stored tree that a test can modify like another user would. */
const openTree = async (
  route = place,
  checked = sampleTree.checked,
): Promise<{ main: StubbedMain; stored: { tree: CategoryTree } }> => {
  const stored = { tree: structuredClone({ ...sampleTree, checked }) };
  const main = await openApp(route, {
    prepare: ({ answer }) => {
      answer('categoryTrees.read', () => success(structuredClone(stored.tree)));
      answer('categoryTrees.update', ({ body }) => {
        stored.tree = structuredClone(body) as unknown as CategoryTree;
        return success(null);
      });
    },
  });
  await expect.element(box('Pizza')).toBeVisible();
  return { main, stored };
};

const keysOf = ({ treeData }: CategoryTree): string[] => treeData.map(({ key }) => key);

test('an endless title is cut and keeps the buttons of its row in view', async () => {
  await openApp(place, {
    prepare: ({ answer }) => {
      const [pizza, ...others] = sampleTree.treeData;
      const treeData = [{ ...pizza, title: 'x'.repeat(1_000_000) }, ...others];
      answer('categoryTrees.read', () => success({ ...sampleTree, treeData }));
    },
  });
  await expect.element(button('Move Sushi up')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Move x{159}… down$/ }))
    .toBeInViewport({ ratio: 1 });
});

test('the keyboard reorders rows, with undo and redo, and leaving asks about unsaved changes', async () => {
  const { main, stored } = await openTree();
  await expect.element(save).toBeDisabled();
  focus(box('Pizza'));
  await press('{Alt>}{ArrowDown}{/Alt}');
  await firstTitle().toBe('Sushi');
  expect(holdsFocus(row('Pizza'))).toBe(true);

  await press('{Control>}z{/Control}');
  await firstTitle().toBe('Pizza');
  await expect.element(save).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await firstTitle().toBe('Sushi');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cities' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(routeNow()).toBe(place);
  await firstTitle().toBe('Sushi');

  await button('Filters of Pizza').click();
  await box('Thick').click();
  await untilShown('Saved', () => save.click());
  expect(main.callsOf('categoryTrees.update')).toHaveLength(1);
  expect(keysOf(stored.tree)).toEqual(['sus', 'piz', 'flo']);
  expect(stored.tree.checked.toSorted()).toEqual(['filter-thick', 'filter-thin', 'flo', 'piz']);
  await expect.element(save).toBeDisabled();
});

test('a category can be on without filters, and another save leaves it on', async () => {
  const { stored } = await openTree(place, ['sus', 'filter-thin', 'flo']);
  await expect.element(box('Sushi')).toBeChecked();
  await expect.element(row('Sushi').getByText('0 of 1 filter')).toBeVisible();
  // A tick means "shown": the number of filters is text, also of a hidden category.
  await expect.element(box('Pizza')).not.toBeChecked();
  await expect.element(row('Pizza').getByText('1 of 2 filters')).toBeVisible();
  await box('Flowers').click();
  await save.click();
  await expect.poll(() => stored.tree.checked.toSorted()).toEqual(['filter-thin', 'sus']);
  await box('Pizza').click();
  await button('Filters of Pizza').click();
  await box('Thin').click();
  await save.click();
  await expect.poll(() => stored.tree.checked.toSorted()).toEqual(['piz', 'sus']);
  await expect.element(box('Pizza')).toBeChecked();
  await button('All filters of Pizza').click();
  await save.click();
  await expect
    .poll(() => stored.tree.checked.toSorted())
    .toEqual(['filter-thick', 'filter-thin', 'piz', 'sus']);
});

test('a row shows the picture of its category, and says if it is not active in the country', async () => {
  const image = 'bucket/pizza.png';
  await openApp(place, {
    prepare: ({ answer }) => {
      answer('categoryTrees.read', () => success(sampleTree));
      answer('homeCategories.list', () =>
        success([
          { id: 'piz', name: 'Pizza', image, isActive: false },
          { id: 'sus', name: 'Sushi', image: null, isActive: true },
        ]),
      );
      answer('topFilters.list', () => success([{ id: 'filter-thin', name: 'Thin', isActive: false }]));
    },
  });
  await expect.element(row('Pizza').getByText('Not active in Spain')).toBeVisible();
  expect(row('Pizza').element().querySelector('img')?.getAttribute('src')).toBe('./bucket/pizza.png');
  expect(row('Sushi').element().querySelector('img')).toBeNull();
  await button('Filters of Pizza').click();
  await expect.element(row('Thin').getByText('Not active in Spain')).toBeVisible();
  expect(page.getByText('Not active in Spain').elements()).toHaveLength(2);
});

test('the address of the top filters shows them expanded, under their own title', async () => {
  await openTree();
  expect(box('Thin').elements()).toHaveLength(0);
  closeApp();
  await openTree(`${city}/top_filters`);
  await expect.element(page.getByRole('heading', { level: 1, name: /top filters$/ })).toBeVisible();
  await expect.element(box('Thin')).toBeChecked();
  await button('Filters of Pizza').click();
  await expect.element(box('Thin')).not.toBeInTheDocument();
  await expect.element(box('Rolls')).toBeVisible();
  await button('Fold all filters').click();
  await expect.element(box('Rolls')).not.toBeInTheDocument();
  await button('Unfold all filters').click();
  await expect.element(box('Thin')).toBeVisible();
});

test('a save merges another user’s save and shows it', async () => {
  const { main, stored } = await openTree(`${city}/top_filters`);
  await box('Thick').click();
  await expect.element(save).toBeEnabled();
  const isWritten = (): boolean => main.callsOf('categoryTrees.update').length > 0;
  // A cached answer would hide the concurrent change; saving must read fresh data.
  main.answer('categoryTrees.read', ({ fresh }) =>
    success(structuredClone(fresh || isWritten() ? stored.tree : sampleTree)),
  );
  stored.tree = { ...stored.tree, checked: [...stored.tree.checked, 'sus', 'filter-rolls'] };
  await untilShown('Saved', () => save.click());
  expect(stored.tree.checked).toEqual(expect.arrayContaining(['filter-thick', 'filter-rolls']));
  await expect.element(box('Rolls')).toBeChecked();
  await expect.element(save).toBeDisabled();
});

test('when both users moved a row, the own order wins and a message says so', async () => {
  const { stored } = await openTree();
  focus(box('Pizza'));
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(save).toBeEnabled();
  const [pizza, ...rest] = stored.tree.treeData;
  if (!pizza) throw new Error('The tree is empty');
  stored.tree = { ...stored.tree, treeData: [...rest, pizza] };
  await save.click();
  await expect.element(page.getByText(/Another user had moved the same rows/)).toBeVisible();
  await expect.element(save).toBeDisabled();
  expect(keysOf(stored.tree)).toEqual(['sus', 'piz', 'flo']);
});

test('a save can be undone by Ctrl+Z or its toast without losing a colleague’s other changes', async () => {
  const { stored } = await openTree();
  await box('Flowers').click();
  await untilShown('Saved', () => save.click());
  expect(stored.tree.checked).not.toContain('flo');
  stored.tree = { ...stored.tree, checked: [...stored.tree.checked, 'sus'] };
  await page.getByRole('heading', { level: 1 }).click();
  await press('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Undone: .* home categories$/)).toBeVisible();
  expect(stored.tree.checked).toEqual(expect.arrayContaining(['flo', 'sus']));
  await expect.element(box('Flowers')).toBeChecked();
  await expect.element(box('Sushi')).toBeChecked();
  await expect.element(save).toBeDisabled();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Redo' }).click();
  await expect.element(box('Flowers')).not.toBeChecked();
  expect(stored.tree.checked).not.toContain('flo');
});

test('a save is not undone after a colleague moved the same row, and a message says so', async () => {
  const { main, stored } = await openTree();
  focus(box('Pizza'));
  await press('{Alt>}{ArrowDown}{/Alt}');
  await untilShown('Saved', () => save.click());
  const [sushi, pizza, flowers] = stored.tree.treeData;
  if (!sushi || !pizza || !flowers) throw new Error('The tree is too small');
  stored.tree = { ...stored.tree, treeData: [pizza, flowers, sushi] };
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect
    .element(page.getByText(/^Cannot undo: .* home categories has changed since then$/))
    .toBeVisible();
  expect(main.callsOf('categoryTrees.update')).toHaveLength(1);
});

test('dragging a row marks only the place where it would be dropped', async () => {
  await openTree();
  const drag = (title: string, type: string): boolean =>
    row(title)
      .element()
      .dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      );
  const marks = (): (string | null)[][] =>
    [...document.querySelectorAll('[data-drop]')].map((marked) => [
      marked.getAttribute('aria-label'),
      marked.getAttribute('data-drop'),
    ]);
  drag('Pizza', 'dragstart');
  expect(marks()).toEqual([]);
  await expect.poll(() => drag('Sushi', 'dragover')).toBe(false);
  await expect.poll(marks).toEqual([['Sushi', 'after']]);
  drag('Sushi', 'dragleave');
  await expect.poll(marks).toEqual([]);
  drag('Sushi', 'dragover');
  drag('Sushi', 'drop');
  await firstTitle().toBe('Sushi');
  expect(marks()).toEqual([]);

  drag('Pizza', 'dragstart');
  await expect.poll(() => drag('Sushi', 'dragover')).toBe(false);
  await expect.poll(marks).toEqual([['Sushi', 'before']]);
  drag('Pizza', 'dragend');
});

test('a wide window shows beside the tree which categories and filters customers see', async () => {
  await page.viewport(1900, 900);
  await openTree();
  const preview = page.getByRole('region', { name: 'Preview' });
  const shown = () =>
    preview
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const before = shown();
  expect(before.length).toBeGreaterThan(1);
  await box('Pizza').click();
  await expect.poll(shown).toEqual(before.filter((text) => !text?.startsWith('Pizza')));
  await page.viewport(1280, 900);
  await expect.element(preview).not.toBeInTheDocument();
});
