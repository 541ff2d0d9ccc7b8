import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { list, openList, press, pressCopy } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const hidden = '••••••';
const mark = page.getByRole('button', { name: 'Privacy mode is on' });
const seen = (): string => document.body.textContent + document.title;

test('Ctrl+Shift+H hides personal data in cells, peek, names and copies, and shows it again', async () => {
  const main = await openList('/admins');
  const [admin] = main.records.admins ?? [];
  const { firstName, email } = admin as unknown as { firstName: string; email: string };
  await expect.poll(seen).toContain(email);
  await press('{Control>}{Shift>}h{/Shift}{/Control}');
  await expect.element(mark).toBeVisible();
  await expect
    .poll(() => main.requests)
    .toContainEqual({ route: 'settings.update', payload: { privacy: true } });
  await expect.poll(seen).not.toContain(email);
  expect(seen()).not.toContain(firstName);
  expect(list.texts('Email')[0]).toBe(hidden);
  // Roles are not masked; empty values stay empty.
  expect(list.texts('Role')[0]).toBe('Administrator');
  expect(list.texts('Phone')[0]).toBe('');
  await expect
    .element(page.getByRole('checkbox', { name: `Select ${hidden} ${hidden}` }).first())
    .toBeInTheDocument();

  await list.grid.getByRole('gridcell').first().click();
  await press('p');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek).toMatchTextContent(new RegExp(hidden));
  expect(seen()).not.toContain(firstName);
  await mark.click();
  await expect.poll(seen).toContain(email);
  await expect.element(mark).not.toBeInTheDocument();
});

test('columns keep their widths in privacy mode', async () => {
  await openList('/country/es/companies', { settings: { privacy: true } });
  const widths = (): number[] =>
    list.grid
      .getByRole('columnheader')
      .elements()
      .map((title) => title.getBoundingClientRect().width);
  const before = widths();
  expect(list.texts('Email')[0]).toBe(hidden);
  await mark.click();
  await expect.poll(() => list.texts('Email')[0]).not.toBe(hidden);
  expect(widths()).toEqual(before);
});

test('a single hidden value of a list or a page is shown on demand, until the user moves on', async () => {
  const main = await openList('/country/es/companies', { settings: { privacy: true } });
  const [company] = main.records.companies ?? [];
  const { email, phoneNumber } = company as unknown as { email: string; phoneNumber: string };
  await list.row('Company 01').hover();
  const show = list.row('Company 01').getByRole('button', { name: 'Show: Email' });
  await show.click();
  await expect.poll(seen).toContain(email);
  expect(seen()).not.toContain(phoneNumber);
  await list.search.click();
  await expect.poll(seen).not.toContain(email);

  await list.row('Company 01').getByRole('link').first().click();
  const phone = page.getByRole('button', { name: 'Show: Phone number' });
  await phone.click();
  await expect.element(page.getByRole('link', { name: phoneNumber })).toBeVisible();
  await page.getByLabelText('Website').click();
  await expect.element(phone).toBeVisible();
});

test('a copy contains no more than the screen', async () => {
  const main = await openList('/country/es/companies', { settings: { privacy: true } });
  await list.checkbox('Company 01').click();
  const text = await pressCopy();
  expect(text).toContain('Company 01');
  expect(text).toContain(hidden);
  const [company] = main.records.companies ?? [];
  for (const secret of [company?.email, company?.managerName, company?.phoneNumber])
    expect(text).not.toContain(String(secret));
});

test('personal filters are hidden in chips, and in the search box until it has the focus', async () => {
  const orders = '/country/es/city/ci00000000000001/orders';
  await openApp(`${orders}?customer.has=Alba&establishmentName.has=Bar`, { settings: { privacy: true } });
  await expect.element(list.chips).toMatchTextContent(new RegExp(`Customer name: ${hidden}`));
  await expect.element(list.chips).toMatchTextContent(/Establishment name: Bar/);
  expect(seen()).not.toContain('Alba');
  closeApp();
  await openList('/admins?firstName.has=a', { settings: { privacy: true } });
  const shapes = () => getComputedStyle(list.search.element()).getPropertyValue('-webkit-text-security');
  await expect.poll(shapes).toBe('disc');
  await list.search.click();
  await expect.poll(shapes).toBe('none');
});

test('in a form only the focused field is readable; the export dialog says that files are complete', async () => {
  await openApp('/country/es/companies/co00000000000001', { settings: { privacy: true } });
  const email = page.getByLabelText('Email');
  const shapes = () => getComputedStyle(email.element()).getPropertyValue('-webkit-text-security');
  await expect.poll(shapes).toBe('disc');
  await email.click();
  await expect.poll(shapes).toBe('none');
  expect(
    getComputedStyle(page.getByLabelText('Website').element()).getPropertyValue('-webkit-text-security'),
  ).toBe('none');
  closeApp();
  await openList('/country/es/companies', { settings: { privacy: true } });
  await page.getByRole('button', { name: 'File format and folder' }).click();
  await expect.element(page.getByText('Files include the data that privacy mode hides.')).toBeVisible();
});

test('the spelled-out date of birth is hidden too, until its input has the focus', async () => {
  await openApp('/country/es/city/ci00000000000001/couriers/cu00000000000001', {
    settings: { privacy: true },
    prepare: (main) => {
      const [courier] = main.records.couriers ?? [];
      if (courier) courier.dateOfBirth = '1978-06-16';
    },
  });
  const input = page.getByLabelText('Date of birth');
  const spelled = page.getByText('16 Jun 1978');
  await expect.element(input).toHaveValue('16/06/1978');
  await expect.element(spelled).not.toBeVisible();
  await input.click();
  await expect.element(spelled).toBeVisible();
});

test('a candidate in the bell has no name or picture; the user menu ends privacy mode', async () => {
  await openApp('/country/es/companies', {
    settings: { privacy: true },
    prepare: (main) =>
      main.answerRoute('notices.read', () =>
        success([{ type: 'candidates', id: 'C1', title: 'Ana Ruiz', avatar: 'bucket/a.png' }]),
      ),
  });
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Notifications' }))
    .toMatchTextContent(new RegExp(hidden));
  expect(seen()).not.toContain('Ana Ruiz');
  expect(document.querySelector('img[src*="bucket/a.png"]')).toBeNull();
  await press('{Escape}');
  await page.getByRole('button', { name: 'User menu' }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: /^Privacy mode/ });
  await expect.element(choice).toHaveAttribute('aria-checked', 'true');
  await choice.click();
  await expect.element(mark).not.toBeInTheDocument();
});
