import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AppError, success } from '#shared/ipc/result.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const deferredId = 'd1';
const row = list.row('Sevilla');
const undo = page.getByRole('button', { name: 'Undo' });
const question = page.getByRole('alertdialog', { name: 'Delete this city?' });
const alert = page.getByRole('alert').filter({ hasText: 'Could not delete Sevilla' });
const refusal: AppError = { code: 'IN_USE', status: 409, message: 'A city with establishments' };

/** A list of cities. Main defers deletes; `isInTime` says whether Undo still succeeds. */
const openCities = async (isInTime = true): Promise<StubbedMain> => {
  const main = await openList('/country/es/cities');
  main.answerRoute('api.defer', () => success({ deferredId }));
  main.answerRoute('api.cancelDeferred', () => success({ cancelled: isInTime }));
  return main;
};

const deferred = (main: StubbedMain) => main.requests.filter(({ route }) => route === 'api.defer');

const removeSevilla = async (): Promise<void> => {
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(undo).toBeVisible();
};

const timeIsOver = (main: StubbedMain, error: AppError | null): void => {
  if (!error) main.records.cities = main.records.cities?.filter(({ name }) => name !== 'Sevilla') ?? [];
  main.notify('deferred.answered', { deferredId, answers: [], error });
};

test('a delete asks first, is pending in main for eight seconds, and can be undone', async () => {
  const main = await openCities();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toMatchTextContent(/Sevilla/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(row).toBeVisible();
  expect(deferred(main)).toEqual([]);

  await removeSevilla();
  expect(deferred(main).map(({ payload }) => payload)).toEqual([
    {
      calls: [{ operation: 'cities.remove', params: { country: 'es', id: 'ci00000000000002' } }],
      delayMs: 8000,
      names: { ci00000000000002: 'Sevilla' },
    },
  ]);
  await undo.click();
  await expect.element(row).toBeVisible();
  expect(main.requests).toContainEqual({ route: 'api.cancelDeferred', payload: { deferredId } });
  expect(main.callsOf('cities.remove')).toEqual([]);
});

test('after the delay the row stays removed and Undo disappears, also while hovered', async () => {
  const main = await openCities();
  await removeSevilla();
  await undo.hover();
  timeIsOver(main, null);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(list.pages).toMatchTextContent(/of 3$/);
  await expect.element(row).not.toBeInTheDocument();
});

test('undoing too late shows a message', async () => {
  const main = await openCities(false);
  await removeSevilla();
  timeIsOver(main, null);
  main.notify('records.changed', { entity: 'cities', scope: { country: 'es' }, ids: [], isRemoval: true });
  await expect.element(undo).not.toBeInTheDocument();
  await list.row('Bilbao').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await undo.click();
  await expect.element(page.getByText('Too late to undo: Bilbao is deleted')).toBeVisible();
});

test('a refused delete restores the row with the reason, which disappears on logout', async () => {
  const main = await openCities();
  await removeSevilla();
  // A concurrent edit arrives while the delete is pending: the row stays hidden and Undo is still offered.
  const sevilla = main.records.cities?.find(({ name }) => name === 'Sevilla');
  Object.assign(sevilla ?? {}, { localName: 'Hispalis' });
  const reads = main.callsOf('cities.list').length;
  main.notify('records.changed', {
    entity: 'cities',
    scope: { country: 'es' },
    ids: [String(sevilla?.id)],
    isRemoval: false,
  });
  await expect.poll(() => main.callsOf('cities.list').length).toBeGreaterThan(reads);
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(undo).toBeVisible();

  timeIsOver(main, refusal);
  await expect.element(alert).toMatchTextContent(/A city with establishments/);
  await expect.element(row).toMatchTextContent(/Hispalis/);

  main.notify('session.changed', { status: 'loggedOut', user: null, keychainProblem: null, expired: false });
  await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
