import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { shownText } from '../support/shownText.ts';

test('rows of a spreadsheet make one company and change another, and Undo takes both back', async ({
  app,
}) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name');
  const api = await connectToApi(app.api());
  const before = await api.list('/es/companies');
  const [first] = before;
  await list.grid.press('Escape');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, `Name\tManager name\tEmail\tDirección\nZZ Pasted\tAna\tzz@pasted.example\tCalle Mayor 1\n\tEva Changed\t${first?.email}\t`);

  const dialog = page.getByRole('dialog', { name: 'Paste rows: Companies' });
  await expect(dialog.getByText('New: 1 · Changed: 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create 1 and change 1' }).click();
  await expect(shownText(page, '1 record created. 1 record changed.')).toBeVisible();
  const after = await api.list('/es/companies');
  expect(after.find(({ name }) => name === 'ZZ Pasted')).toMatchObject({ address: 'Calle Mayor 1' });
  expect(after.find(({ id }) => id === first?.id)).toMatchObject({ managerName: 'Eva Changed' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 of 2 undone.')).toBeVisible();
  const restored = await api.list('/es/companies');
  expect(restored).toHaveLength(before.length);
  expect(restored.find(({ id }) => id === first?.id)).toMatchObject({ managerName: first?.managerName });
});
