import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const companies = '/country/es/companies?sort=name';
const stateOf = (name: string) => list.row(name);

test('selected rows are deactivated with one save each; refusals are shown, and Undo reverts the others', async () => {
  // Longer than its line.
  const refusal = `It has open orders${' and more'.repeat(20)}`;
  const main = await openList(companies);
  const wasActive = main.records.companies?.slice(1, 4).map(({ isActive }) => isActive);
  expect(wasActive).toEqual([true, true, true]);
  main.answer('companies.update', ({ params }, usual) =>
    params?.id === 'co00000000000003' ? failure('CONFLICT', 409, refusal) : usual(),
  );
  for (const name of ['Company 02', 'Company 03', 'Company 04']) await list.checkbox(name).click();
  await list.tool('Deactivate').click();
  await expect.element(page.getByText('2 of 3 deactivated.')).toBeVisible();
  const reason = page.getByText(`Company 03: ${refusal}`);
  await expect.element(reason).toBeVisible();
  // The Undo toast must not cover the reason of the failure, however long.
  const { top } = page.getByText('2 of 3 deactivated.').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(reason.element().getBoundingClientRect().bottom);
  await expect.element(stateOf('Company 02')).toMatchTextContent(/Not active/);
  await expect.element(stateOf('Company 04')).toMatchTextContent(/Not active/);
  await expect.element(stateOf('Company 03')).not.toMatchTextContent(/Not active/);
  await expect.element(list.checkbox('Company 03')).toBeChecked();
  await expect.element(list.checkbox('Company 04')).not.toBeChecked();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('2 of 2 activated.')).toBeVisible();
  await expect.element(stateOf('Company 02')).not.toMatchTextContent(/Not active/);
  await expect.element(stateOf('Company 04')).not.toMatchTextContent(/Not active/);
  expect(main.callsOf('companies.update')).toHaveLength(5);
});

test('rows whose saves failed are retried with one button, also those that were not reached', async () => {
  const main = await openList(companies);
  let isDown = true;
  main.answer('companies.update', ({ params }, usual) =>
    isDown && params?.id !== 'co00000000000002' ? failure('NETWORK') : usual(),
  );
  const names = ['Company 02', 'Company 03', 'Company 04', 'Company 05', 'Company 06'];
  for (const name of names) await list.checkbox(name).click();
  await list.tool('Deactivate').click();
  await expect.element(page.getByText('1 of 5 deactivated.')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Retry failed' });
  await expect.element(list.checkbox('Company 06')).toBeChecked();
  isDown = false;
  await retry.click();
  await expect.element(page.getByText('4 of 4 deactivated.')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  expect(main.records.companies?.slice(1, 6).map(({ isActive }) => isActive)).toEqual(Array(5).fill(false));
});

test('each row is activated by the rules of its form; failed ones stay selected and show the reason until the next try', async () => {
  const main = await openList('/country/es/city/ci00000000000001/establishments', {
    prepare: ({ records }) => {
      for (const record of records.establishments ?? []) Object.assign(record, { isActive: false });
    },
  });
  for (const name of ['Taberna', 'Bazar']) await list.checkbox(name).click();
  await list.tool('Activate').click();
  await expect.element(page.getByText('Bazar: Pls set commission!')).toBeVisible();
  await expect.element(page.getByText('1 of 2 activated.')).toBeVisible();
  await expect.element(list.checkbox('Bazar')).toBeChecked();
  await expect.element(list.checkbox('Taberna')).not.toBeChecked();
  expect(main.callsOf('establishments.update').map(({ body }) => body)).toEqual([{ isActive: true }]);
  Object.assign(main.records.establishments?.[1] ?? {}, { commission: 15 });
  await list.tool('Activate').click();
  await expect.element(page.getByText('1 of 1 activated.')).toBeVisible();
  await expect.element(page.getByText('Bazar: Pls set commission!')).not.toBeInTheDocument();
});

test('selected rows can be exported, and the tools of a selection appear only with a selection', async () => {
  const main = await openList(companies);
  await expect.element(list.tool('Delete selected')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(list.tool('Export selected')).not.toBeInTheDocument();
  await list.checkbox('Company 02').click();
  await list.checkbox('Company 04').click();
  await list.tool('Export selected').click();
  await expect
    .poll(() => main.requests.find(({ route }) => route === 'exports.start')?.payload)
    .toMatchObject({ type: 'list', wanted: { only: ['co00000000000002', 'co00000000000004'] } });
});
