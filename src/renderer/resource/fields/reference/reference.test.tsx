import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList, openNew, press } from '../../../testing/listScreen.ts';
import { closeApp, openApp } from '../../../testing/openApp.tsx';
import type { StubbedMain } from '../../../testing/stubMain.ts';

afterEach(closeApp);

/** More than the first page of choices. */
const categoryCount = 210;
const last = 'hc-last';
const farAway = 'tf00000000000001';

const prepare = (main: StubbedMain): void => {
  const [pattern] = main.records.homeCategories ?? [];
  if (!pattern) throw new Error('There is no home category');
  const names = Array.from({ length: categoryCount }, (_, index) => `Aaa ${String(index).padStart(3, '0')}`);
  main.records.homeCategories = [
    ...names.map((name, index) => ({ ...pattern, id: `hc-${index}`, name })),
    { ...pattern, id: last, name: 'Zzz last' },
  ];
  Object.assign(main.records.topFilters?.find(({ id }) => id === farAway) ?? {}, {
    name: 'Far away',
    countryHomeCategoryId: last,
  });
};

test('a record beyond the first page of choices has its name in cells and filters', async () => {
  const main = await openList(`/country/es/top_filters?countryHomeCategoryId=${last}`, { prepare });
  await expect.element(list.row('Far away')).toMatchTextContent(/Zzz last/);
  await expect.element(list.chips).toMatchTextContent(/Home category: Zzz last/);
  // Not on the first page of choices, so its name was read separately.
  expect(main.callsOf('homeCategories.read').map(({ params }) => params.id)).toEqual([last]);
});

test('a record beyond the first page of choices has its name in a form, and is found by typing', async () => {
  await openApp(`/country/es/top_filters/${farAway}`, { prepare });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Far away');
  const category = page.getByRole('main').getByLabelText('Home category', { exact: true });
  await expect.element(category).toHaveValue('Zzz last');
  await category.fill('Aaa 209');
  await page.getByRole('option', { name: 'Aaa 209' }).click();
  await expect.element(category).toHaveValue('Aaa 209');
  await category.fill('zzz');
  await page.getByRole('option', { name: 'Zzz last' }).click();
  await expect.element(category).toHaveValue('Zzz last');
  // No name contains the whole text.
  await category.fill('207 aaa');
  await page.getByRole('option', { name: 'Aaa 207' }).click();
  await expect.element(category).toHaveValue('Aaa 207');
});

test('a reference shows an ellipsis until its name is loaded, and its id if there is no name', async () => {
  const read = Promise.withResolvers<void>();
  await openApp(`/country/es/top_filters/${farAway}`, {
    prepare: (main) => {
      prepare(main);
      main.answer('homeCategories.read', async () => {
        await read.promise;
        return failure('NOT_FOUND', 404, 'Gone');
      });
    },
  });
  const category = page.getByRole('main').getByLabelText('Home category', { exact: true });
  await expect.element(category).toHaveAttribute('placeholder', '…');
  await expect.element(category).toHaveValue('');
  read.resolve();
  await expect.element(category).toHaveValue(last);
});

const openForm = async (prepareMain: (main: StubbedMain) => void) => {
  const main = await openList('/country/es/top_filters', { prepare: prepareMain });
  const dialog = await openNew('New top filter');
  return { main, dialog, category: dialog.getByLabelText('Home category', { exact: true }) };
};
const options = page.getByRole('option');

test('during a search on the server, matching loaded choices can be selected already', async () => {
  const answered = Promise.withResolvers<void>();
  const { category } = await openForm((main) => {
    prepare(main);
    main.answer('homeCategories.list', async ({ query }, usual) => {
      if (query?.filters?.name) await answered.promise;
      return usual();
    });
  });
  await category.fill('107 aaa');
  await expect.element(options).toHaveTextContent('Aaa 107');
  await options.click();
  await expect.element(category).toHaveValue('Aaa 107');
  await category.fill('zzz');
  await expect.element(options).toHaveTextContent('Loading…');
  answered.resolve();
  await expect.element(options).toHaveTextContent('Zzz last');
});

test('choices that failed to load are not shown as an empty result, and can be retried', async () => {
  const { main, dialog, category } = await openForm((main) =>
    main.answer('homeCategories.list', () => failure('NETWORK')),
  );
  const problem = dialog.getByRole('alert').filter({ hasText: 'Could not load the choices' });
  await expect.element(problem).toBeVisible();
  await category.fill('Flo');
  await expect.element(options).toHaveTextContent('Could not load the choices');
  await press('{Escape}');
  main.answerAsUsual();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(problem).not.toBeInTheDocument();
  await category.fill('Flo');
  await expect.element(options).toHaveTextContent('Flores');
});
