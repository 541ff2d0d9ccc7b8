import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { choose, focus, list, openList, press, pressIn, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const companies = '/country/es/companies';
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
    impossible: ['30/02/2026', 'This date does not exist'],
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
    unreadable: ['скоро', 'Введіть дату у форматі ДД.ММ.РРРР'],
  },
  {
    language: 'Español',
    filter: 'Creación',
    labels: ['Desde', 'Hasta'],
    pattern: 'DD/MM/AAAA',
    typed: ['1/2/2026', '21/11/2026'],
    shown: ['01/02/2026', '21/11/2026'],
    weekdays: 'lun mar mié jue vie sáb dom',
    month: 'noviembre de 2026',
    day: 'viernes, 20 de noviembre de 2026',
    impossible: ['30/02/2026', 'Esa fecha no existe'],
    unreadable: ['pronto', 'Escribe la fecha con el formato DD/MM/AAAA'],
  },
] as const;

const openFilter = async (column: string): Promise<Locator> => {
  await list.grid
    .getByRole('button', { name: new RegExp(column) })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: column });
  await expect.element(dialog).toBeVisible();
  return dialog;
};

for (const locale of locales) {
  test(`dates are shown, typed and picked in the format of ${locale.language}`, async () => {
    await openList(companies);
    if (locale.language !== 'English') await choose('Language', locale.language);
    const dialog = await openFilter(locale.filter);
    const [from, to] = locale.labels.map((label) => dialog.getByLabelText(label, { exact: true }));
    if (!from || !to) throw new Error('A range has two ends');
    await expect.element(from).toHaveAttribute('placeholder', locale.pattern);

    // Typed dates.
    await from.fill(locale.typed[0]);
    await expect.element(from).toHaveValue(locale.typed[0]);
    await to.fill(locale.typed[1]);
    await expect.element(from).toHaveValue(locale.shown[0]);
    await expect.poll(routeNow).toContain('createdAt.range=2026-02-01%2C2026-11-21');

    // Dates chosen in the calendar.
    await pressIn(to, '{ArrowDown}');
    const calendar = page.getByRole('grid', { name: locale.month });
    await expect.element(calendar).toBeVisible();
    const weekdays = calendar.getByRole('columnheader').elements();
    expect(weekdays.map(({ textContent }) => textContent)).toEqual(locale.weekdays.split(' '));
    await expect.element(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('21');
    await calendar.getByRole('button', { name: locale.day, exact: true }).click();
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(to).toHaveValue(locale.shown[1].replace('21', '20'));
    await expect.element(to).toHaveFocus();
    await expect.poll(routeNow).toContain('createdAt.range=2026-02-01%2C2026-11-20');

    // Invalid dates: reported, kept in the input and not queried.
    for (const [text, sentence] of [locale.impossible, locale.unreadable]) {
      await to.fill(text);
      focus(from);
      await expect.element(to).toHaveValue(text);
      await expect.element(to).toHaveAttribute('aria-invalid', 'true');
      await expect.element(to).toHaveAccessibleDescription(sentence);
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence);
    }
    expect(routeNow()).toContain('createdAt.range=2026-02-01%2C2026-11-20');

    // Cleared dates.
    await to.fill('');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await expect.poll(routeNow).toContain('createdAt.range=2026-02-01%2C');
  });
}

test('keys move through the calendar, and Escape closes one layer at a time', async () => {
  await openList(companies);
  const dialog = await openFilter('Created at');
  const from = dialog.getByLabelText('From', { exact: true });
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await from.fill('31/01/2026');
  await pressIn(from, '{ArrowDown}');
  for (const [key, day] of [
    ['{ArrowRight}', 'Sunday, 1 February 2026'],
    ['{ArrowUp}', 'Sunday, 25 January 2026'],
    ['{Home}', 'Monday, 19 January 2026'],
    ['{End}', 'Sunday, 25 January 2026'],
    ['{PageDown}', 'Wednesday, 25 February 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday, 25 February 2025'],
  ] as const) {
    await press(key);
    await expect.element(calendar.getByRole('button', { name: day }), { message: key }).toHaveFocus();
  }
  await press('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveValue('31/01/2026');

  await dialog.getByRole('button', { name: 'Choose in the calendar' }).first().click();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect.element(calendar.getByRole('heading')).toHaveTextContent('February 2026');
  await expect.element(calendar.getByRole('button', { name: 'Next month' })).toHaveFocus();
  await press('{Escape}');
  await pressIn(from, '{ArrowDown}');
  await press('{ArrowLeft}');
  await press('{Enter}');
  await expect.element(from).toHaveValue('30/01/2026');
  await expect.element(dialog).toBeVisible();

  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(routeNow).toContain('createdAt.range=2026-01-30%2C');
});

test('the end of a range must not precede its start, either may be open, and Clear removes both', async () => {
  await openList(companies);
  const dialog = await openFilter('Created at');
  const from = dialog.getByLabelText('From', { exact: true });
  const to = dialog.getByLabelText('To', { exact: true });
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await from.fill('21/11/2026');
  await to.fill('20/11/2026');
  focus(from);
  await expect.element(to).toHaveAccessibleDescription('Must not be before 21/11/2026');
  await expect.poll(routeNow).toMatch(/createdAt\.range=2026-11-21%2C(&|$)/);

  await pressIn(to, '{ArrowDown}');
  const dayBefore = calendar.getByRole('button', { name: 'Friday, 20 November 2026' });
  await expect.element(dayBefore).toHaveAttribute('aria-disabled', 'true');
  await dayBefore.click({ force: true });
  await calendar.getByRole('button', { name: 'Saturday, 21 November 2026' }).click();
  await expect.element(to).toHaveValue('21/11/2026');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(routeNow).toContain('createdAt.range=2026-11-21%2C2026-11-21');

  for (const end of [from, to]) {
    await pressIn(end, '{ArrowDown}');
    await calendar.getByRole('button', { name: 'Clear' }).click();
    await expect.element(end).toHaveValue('');
  }
  await expect.poll(routeNow).toBe(companies);
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.pages).toMatchTextContent(/of 30$/);

  await openFilter('Created at');
  await from.fill('1/2/26');
  await press('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(routeNow).toContain('createdAt.range=2026-02-01%2C');
});

test('a filter with an invalid date cannot be closed by Done', async () => {
  await openList(companies);
  const dialog = await openFilter('Created at');
  const from = dialog.getByLabelText('From', { exact: true });
  const refuses = async (): Promise<void> => {
    await expect.element(dialog.getByText('This date does not exist')).toBeVisible();
    await expect.element(from).toHaveFocus();
    await expect.element(from).toHaveValue('01/13/2026');
    expect(routeNow()).not.toContain('createdAt');
  };
  await from.fill('01/13/2026');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await refuses();
  await from.fill('01/13/2026');
  await press('{Enter}');
  await refuses();
  await from.fill('13/01/2026');
  await press('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(routeNow).toContain('createdAt.range=2026-01-13');
});
