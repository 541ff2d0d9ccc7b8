import { type ApiRecord, connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { shownText } from '../support/shownText.ts';

const needed = (record: ApiRecord | undefined): ApiRecord => {
  if (!record) throw new Error('The sample data has no such record');
  return record;
};

test('requests are filtered, answered and deleted; feedbacks are read, published and deleted', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/app_feedbacks');
  const api = await connectToApi(app.api());
  const [place] = await api.list('/es/cities');
  const main = page.getByRole('main');

  /** Deletes a record, undoes that, and deletes it again as part of a selection. */
  const remove = async (shown: string, recordPath: string): Promise<void> => {
    await list.row(shown).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(list.row(shown)).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(list.row(shown)).toBeVisible();
    await list.row(shown).getByRole('checkbox').click();
    await list.tool('Delete selected').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(shownText(page, '1 record deleted')).toBeVisible();
    await expect.poll(() => api.read(recordPath)).toBeNull();
  };

  await test.step('requests of the whole country', async () => {
    const requests = await api.list('/es/customer_requests');
    const open = requests.filter(({ isResponded }) => isResponded === false);
    await goTo(page, '/country/es/app_feedbacks?isResponded=false');
    await expect(list.pages).toContainText(`of ${open.length}`);
    const first = needed(open[0]);
    const path = `/es/customer_requests/${first.id}`;
    const shown = first.id.slice(-6);
    await list.row(shown).getByRole('button', { name: 'Open', exact: true }).click();
    await main.getByRole('radio', { name: 'Yes' }).click();
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    // The server replaces the whole record: fields outside the form, such as images, must survive.
    await expect
      .poll(() => api.read(path))
      .toMatchObject({ ...first, isResponded: true, updatedAt: expect.any(String) });
    // Wait until the form is clean: until then going back asks for confirmation.
    await expect(main.getByText('Unsaved changes')).toHaveCount(0);
    await page.goBack();
    await expect(list.pages).toContainText(`of ${open.length - 1}`);
    const second = needed(open[1]);
    await remove(second.id.slice(-6), `/es/customer_requests/${second.id}`);
  });

  await test.step('feedbacks of a city', async () => {
    const path = `/es/cities/${place?.id}/feedbacks`;
    const screen = `/country/es/city/${place?.id}/feedbacks`;
    const quiet = needed((await api.list(path)).find(({ isPublic }) => isPublic === false));
    const shown = String(quiet.orderId).slice(0, 8).toUpperCase();
    await goTo(page, `${screen}?orderId=${quiet.orderId}`);
    await expect(list.pages).toContainText('of 1');
    await list.row(shown).getByRole('button', { name: 'Open', exact: true }).click();
    await main.getByRole('button', { name: 'Make public', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Make not public', exact: true })).toBeVisible();
    expect(await api.read(`${path}/${quiet.id}`)).toMatchObject({ isPublic: true });
    // The order's page shows the same state.
    await main.getByRole('link', { name: shown }).click();
    await expect.poll(() => routeOf(page)).toContain('/orders/');
    await expect(main.getByRole('button', { name: 'Make not public', exact: true })).toBeVisible();
    await goTo(page, `${screen}?orderId=${quiet.orderId}`);
    await remove(shown, `${path}/${quiet.id}`);
  });
});
