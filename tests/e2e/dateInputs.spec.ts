import type { Locator, Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { choose } from '../support/choose.ts';
import { openList } from '../support/listScreen.ts';
import { routeOf } from '../support/navigate.ts';

const list = '/country/es/companies';
const locales = [
  {
    language: 'English',
    filter: 'Created at',
    labels: ['From', 'To'],
    pattern: 'DD/MM/YYYY',
    typed: ['1.2.26', '21/11/2026'],
    shown: ['01/02/2026', '21/11/2026'],
    weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
    month: 'November 2026',
    day: 'Friday, 20 November 2026',
    impossible: ['30/02/2026', 'There is no such date'],
    unreadable: ['soon', 'Enter a date as DD/MM/YYYY'],
  },
  {
    language: 'Українська',
    filter: 'Створено',
    labels: ['Від', 'До'],
    pattern: 'ДД.ММ.РРРР',
    typed: ['1.2.2026', '21.11.2026'],
    shown: ['01.02.2026', '21.11.2026'],
    weekdays: 'пн вт ср чт пт сб нд',
    month: 'листопад 2026 р.',
    day: 'пʼятниця, 20 листопада 2026 р.',
    impossible: ['30.02.2026', 'Такої дати не існує'],
    unreadable: ['скоро', 'Введіть дату у вигляді ДД.ММ.РРРР'],
  },
  {
    language: 'Español',
    filter: 'Creado',
    labels: ['Desde', 'Hasta'],
    pattern: 'DD/MM/AAAA',
    typed: ['1/2/2026', '21/11/2026'],
    shown: ['01/02/2026', '21/11/2026'],
    weekdays: 'lun mar mié jue vie sáb dom',
    month: 'noviembre de 2026',
    day: 'viernes, 20 de noviembre de 2026',
    impossible: ['30/02/2026', 'Esa fecha no existe'],
    unreadable: ['pronto', 'Escribe la fecha como DD/MM/AAAA'],
  },
] as const;

const openFilter = async (page: Page, column: string): Promise<Locator> => {
  await page.getByRole('grid').getByRole('button', { name: column }).last().click();
  const dialog = page.getByRole('dialog', { name: column });
  await expect(dialog).toBeVisible();
  return dialog;
};

for (const locale of locales) {
  test(`dates are written, typed and chosen as in ${locale.language}`, async ({ app }) => {
    const { page } = await openList(app, list);
    if (locale.language !== 'English') await choose(page, 'Language', locale.language);
    const dialog = await openFilter(page, locale.filter);
    const [from, to] = locale.labels.map((label) => dialog.getByLabel(label, { exact: true }));
    if (!from || !to) throw new Error('A range has two ends');
    await expect(from).toHaveAttribute('placeholder', locale.pattern);

    await test.step('typed', async () => {
      await from.fill(locale.typed[0]);
      await expect(from).toHaveValue(locale.typed[0]);
      await to.fill(locale.typed[1]);
      await expect(from).toHaveValue(locale.shown[0]);
      await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-02-01%2C2026-11-21');
    });

    await test.step('chosen', async () => {
      await to.press('ArrowDown');
      const calendar = page.getByRole('grid', { name: locale.month });
      await expect(calendar.getByRole('columnheader')).toHaveText(locale.weekdays.split(' '));
      await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('21');
      await calendar.getByRole('button', { name: locale.day, exact: true }).click();
      await expect(calendar).toBeHidden();
      await expect(to).toHaveValue(locale.shown[1].replace('21', '20'));
      await expect(to).toBeFocused();
      await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-02-01%2C2026-11-20');
    });

    await test.step('wrong: said, kept, and not asked for', async () => {
      for (const [text, sentence] of [locale.impossible, locale.unreadable]) {
        await to.fill(text);
        await from.focus();
        await expect(to).toHaveValue(text);
        await expect(to).toHaveAttribute('aria-invalid', 'true');
        await expect(to).toHaveAccessibleDescription(sentence);
        await expect(dialog.getByRole('alert')).toHaveText(sentence);
      }
      expect(routeOf(page)).toContain('createdAt.range=2026-02-01%2C2026-11-20');
    });

    await test.step('emptied', async () => {
      await to.fill('');
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-02-01%2C');
    });
  });
}

test('the keyboard walks through the calendar, and Escape closes one thing at a time', async ({ app }) => {
  const { page } = await openList(app, list);
  const dialog = await openFilter(page, 'Created at');
  const from = dialog.getByLabel('From', { exact: true });
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  const focusedDay = calendar.locator('[data-day]:focus');
  await from.fill('31/01/2026');
  await from.press('ArrowDown');
  for (const [key, day] of [
    ['ArrowRight', 'Sunday, 1 February 2026'],
    ['ArrowUp', 'Sunday, 25 January 2026'],
    ['Home', 'Monday, 19 January 2026'],
    ['End', 'Sunday, 25 January 2026'],
    ['PageDown', 'Wednesday, 25 February 2026'],
    ['Shift+PageUp', 'Tuesday, 25 February 2025'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focusedDay, key).toHaveAccessibleName(day);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('31/01/2026');

  await dialog.getByRole('button', { name: 'Choose in the calendar' }).first().click();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByRole('heading')).toHaveText('February 2026');
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeFocused();
  await page.keyboard.press('Escape');
  await from.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('30/01/2026');
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-01-30%2C');
});

test('a range ends after it starts, may be open, and goes with Clear', async ({ app }) => {
  const { page, list: companies } = await openList(app, list);
  const all = (await (await connectToApi(app.api())).list('/es/companies')).length;
  const dialog = await openFilter(page, 'Created at');
  const from = dialog.getByLabel('From', { exact: true });
  const to = dialog.getByLabel('To', { exact: true });
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await from.fill('21/11/2026');
  await to.fill('20/11/2026');
  await from.focus();
  await expect(to).toHaveAccessibleDescription('Must not be before 21/11/2026');
  await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-11-21%2C');

  await to.press('ArrowDown');
  await expect(calendar.locator('[data-day="2026-11-20"]')).toHaveAttribute('aria-disabled', 'true');
  await calendar.locator('[data-day="2026-11-20"]').click({ force: true });
  await calendar.locator('[data-day="2026-11-21"]').click();
  await expect(to).toHaveValue('21/11/2026');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-11-21%2C2026-11-21');

  for (const end of [from, to]) {
    await end.press('ArrowDown');
    await calendar.getByRole('button', { name: 'Clear' }).click();
    await expect(end).toHaveValue('');
  }
  await expect.poll(() => routeOf(page)).toBe(list);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(companies.pages).toContainText(`of ${all}`);

  await openFilter(page, 'Created at');
  await from.fill('1/2/26');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-02-01%2C');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the calendar and its messages are accessible', async ({ app }) => {
      const { page } = await openList(app, list);
      const dialog = await openFilter(page, 'Created at');
      await dialog.getByLabel('From', { exact: true }).fill('21/11/2026');
      await dialog.getByLabel('To', { exact: true }).fill('31/31/2026');
      await dialog.getByLabel('From', { exact: true }).focus();
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect(await axeProblems(page, true)).toEqual([]);
      await dialog.getByLabel('To', { exact: true }).press('ArrowDown');
      await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
      expect(await axeProblems(page, true)).toEqual([]);
    });
  });
}

test('a filter is not left with a date that is none', async ({ app }) => {
  const { page } = await openList(app, list);
  const dialog = await openFilter(page, 'Created at');
  const from = dialog.getByLabel('From', { exact: true });
  const refuses = async (): Promise<void> => {
    await expect(dialog.getByText('There is no such date')).toBeVisible();
    await expect(from).toBeFocused();
    await expect(from).toHaveValue('01/13/2026');
    expect(routeOf(page)).not.toContain('createdAt');
  };
  await from.fill('01/13/2026');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await refuses();
  await from.fill('01/13/2026');
  await page.keyboard.press('Enter');
  await refuses();
  await from.fill('13/01/2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => routeOf(page)).toContain('createdAt.range=2026-01-13');
});
