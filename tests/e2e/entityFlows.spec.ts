import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { type EntityFlow, entityFlows } from '../support/entityFlows.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { shownText } from '../support/shownText.ts';

const active: NonNullable<EntityFlow['filter']> = {
  column: 'Active',
  option: 'Active',
  isAmong: ({ isActive }) => isActive === true,
};

for (const flow of entityFlows) {
  test(`${flow.title}: from the list through every change to the deletion of a record`, async ({ app }) => {
    const isOfCity = flow.route.includes(':city');
    const { page, list } = await openList(app, isOfCity ? '/country/es/cities' : flow.route);
    const api = await connectToApi(app.api());
    const [city] = await api.list('/es/cities');
    const inCity = (address: string): string => address.replace(':city', city?.id ?? '');
    const [route, path] = [inCity(flow.route), inCity(flow.path)];
    const typed = flow.text.typed ?? ((words) => words);
    if (isOfCity) await goTo(page, route);
    await expect(page.getByRole('grid', { name: flow.title, exact: true })).toBeVisible();
    const main = page.getByRole('main');
    const dialogs = page.getByRole('dialog');

    await test.step('filter and sort', async () => {
      const filter = flow.filter ?? active;
      const { column } = filter;
      const found = (await api.list(path)).filter(filter.isAmong);
      await list.grid.getByRole('button', { name: `Filter ${column}`, exact: true }).click();
      if ('least' in filter) {
        await dialogs.getByLabel('From').fill(filter.least);
      } else {
        const box = dialogs.getByRole('checkbox', { name: filter.option, exact: true });
        await box.or(dialogs.getByRole('radio', { name: filter.option, exact: true })).click();
      }
      await dialogs.getByRole('button', { name: 'Done' }).click();
      await expect(list.pages).toContainText(`of ${found.length}`);
      await list.chips.getByRole('button', { name: `Remove filter ${column}` }).click();
      await expect(list.chips).toBeHidden();
      await list.grid.getByRole('button', { name: flow.text.label, exact: true }).click();
      await expect.poll(() => routeOf(page)).toBe(`${route}?sort=${flow.text.name}`);
    });

    await test.step('create, after invalid input', async () => {
      await main.getByRole('button', { name: 'Add new' }).click();
      const dialog = page.getByRole('dialog', { name: flow.newTitle });
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      for (const message of flow.messages) await expect(dialog.getByText(message).first()).toBeVisible();
      await flow.fill(dialog, page);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
    });
    const lastName = flow.created.split(' ').at(-1);
    const [made] = (await api.list(path)).filter((record) =>
      [flow.created, lastName].some((name) => Object.values(record).includes(name)),
    );
    if (!made) throw new Error(`${flow.created} was not made`);
    const recordPath = `${path}/${made.id}`;
    // Lists show the last six characters of an id. Exact, because names may contain the three of a category.
    const shownId = page.getByText(made.id.slice(-6), { exact: true });
    const inList = list.grid.getByRole('row').filter({ has: shownId });
    // Descending order puts the new record on the first page.
    await list.grid.getByRole('button', { name: flow.text.label, exact: true }).click();
    await expect.poll(() => routeOf(page)).toBe(`${route}?sort=-${flow.text.name}`);
    // The address changes before the list; until then its rows would move under the pointer.
    await expect(list.grid.locator('[aria-sort=descending]')).toContainText(flow.text.label);
    await expect(list.grid).toHaveAttribute('aria-busy', 'false');
    await expect(inList).toBeVisible();

    await test.step('quick edit', async () => {
      await inList.getByRole('button', { name: 'Quick edit' }).click();
      const dialog = page.getByRole('dialog', { name: flow.created });
      await dialog.getByLabel(flow.text.label, { exact: true }).fill(typed('Zz quick'));
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(inList).toContainText(typed('Zz quick'));
      // Other fields must survive, even if the server replaces the whole record.
      const { updatedAt: _madeAt, ...same } = made;
      expect(await api.read(recordPath)).toMatchObject({ ...same, [flow.text.name]: typed('Zz quick') });
    });

    await test.step('record page and conflict', async () => {
      await inList.getByRole('button', { name: 'Open', exact: true }).click();
      await main.getByLabel(flow.text.label, { exact: true }).fill(typed('Zz mine'));
      const current = await api.read(recordPath);
      const theirs = { ...(flow.update === 'PUT' ? current : {}), [flow.text.name]: typed('Zz theirs') };
      await api.write(flow.update, recordPath, theirs);
      await main.getByRole('button', { name: 'Save', exact: true }).click();
      await dialogs.getByRole('radio', { name: `Mine: ${typed('Zz mine')}`, exact: true }).click();
      await dialogs.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialogs).toHaveCount(0);
      await expect(main.getByText('Unsaved changes')).toHaveCount(0);
      await expect
        .poll(() => api.read(recordPath))
        .toMatchObject({
          [flow.text.name]: typed('Zz mine'),
          updatedAt: expect.not.stringMatching(made.updatedAt as string),
        });
    });

    await test.step('delete, undo, delete', async () => {
      await page.goBack();
      const remove = async (): Promise<void> => {
        await inList.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expect(inList).toBeHidden();
      };
      await remove();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(inList).toBeVisible();
      if (flow.canDeleteSeveral) {
        await inList.getByRole('checkbox').click();
        await list.tool('Delete selected').click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(shownText(page, '1 record deleted')).toBeVisible();
      } else {
        await remove();
      }
      // Quitting sends deletions that could still be undone.
      await app.quit();
      expect(await api.read(recordPath)).toBeNull();
    });
  });
}
