import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AppError, failure, success } from '#shared/ipc/result.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const requestId = 'a1'.repeat(16);
const refusal: AppError = { code: 'BUSY', status: 503, message: 'The database is busy', requestId };
const alert = page.getByRole('alert').filter({ hasText: 'The database is busy' });
/** Distinguishes the banner from the toast: only the banner has its "Dismiss" button within the alert. */
const standing = alert.filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

test('a failed "Select all" is reported in the selection bar until the next try', async () => {
  const main = await openList('/country/es/companies?sort=name');
  await list.grid.getByRole('checkbox', { name: 'Select all rows' }).click();
  main.answer('companies.list', () => ({ ok: false, error: refusal }));
  const selectAll = list.selection.getByRole('button', { name: /^Select all 30/ });
  await selectAll.click();
  await page.getByRole('button', { name: 'Show the whole message' }).click();
  await standing.getByText('Details').click();
  await expect.element(standing.getByRole('button', { name: `Copy ${requestId}` })).toBeVisible();
  main.answer('companies.list', (_, usual) => usual());
  await selectAll.click();
  await expect.element(list.selection.getByRole('status')).toHaveTextContent('30 selected');
  await expect.element(alert).not.toBeInTheDocument();
});

test('a failed step to the next record is reported on the page until the next try', async () => {
  const main = await openList('/country/es/companies?sort=name&size=10');
  await list.row('Company 10').getByRole('link', { name: 'Company 10' }).click();
  await expect.element(page.getByText('10 of 30')).toBeVisible();
  main.answer('companies.list', () => failure('BUSY', 503, refusal.message));
  const onward = page.getByRole('button', { name: 'Next record' });
  await onward.click();
  await expect.element(standing).toBeVisible();
  main.answer('companies.list', (_, usual) => usual());
  await onward.click();
  await expect.element(page.getByText('11 of 30')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a refused delete is shown above its list, or as a toast on another page', async () => {
  const main = await openList('/country/es/cities');
  main.answerRoute('api.defer', () => success({ deferredId: 'd1' }));
  const removeBilbao = async (): Promise<void> => {
    await list.row('Bilbao').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(list.row('Bilbao')).not.toBeInTheDocument();
  };
  await removeBilbao();
  main.notify('deferred.answered', { deferredId: 'd1', answers: [], error: refusal });
  await expect
    .element(standing)
    .toMatchTextContent(
      /Could not delete Bilbao: The server could not do this. Its message: “The database is busy”/,
    );
  await removeBilbao();
  await expect.element(alert).not.toBeInTheDocument();
  window.location.hash = '#/country/es/companies';
  await expect.element(list.row('Company 01')).toBeVisible();
  main.notify('deferred.answered', { deferredId: 'd1', answers: [], error: refusal });
  await expect.element(alert).toMatchTextContent(/Could not delete Bilbao/);
  await expect.element(standing).not.toBeInTheDocument();
});

test('a failed publication is reported on the page until the next try', async () => {
  const main = await openApp('/country/es/city/ci00000000000001/feedbacks/fe1', {
    prepare: ({ records }) => {
      records.feedbacks = [{ id: 'fe1', orderId: 'order1000000000000', isPublic: false } as never];
    },
  });
  main.answer('feedbacks.update', () => failure('BUSY', 503, refusal.message));
  const turn = page.getByRole('main').getByRole('button', { name: 'Make public' });
  await turn.click();
  await expect.element(standing).toBeVisible();
  main.answer('feedbacks.update', (_, usual) => usual());
  await turn.click();
  await expect.element(page.getByRole('button', { name: 'Make not public' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
