import { msg } from '@lingui/core/macro';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { companies } from '../features/companies/companies.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

const usual = { ...companies.fields };

afterEach(() => {
  closeApp();
  Object.assign(companies.fields, usual);
  delete companies.check;
});

const save = page.getByRole('button', { name: 'Save', exact: true });
const active = page.getByRole('switch', { name: 'Active' });
const number = page.getByLabelText('ID number');

test('rules between fields are applied at once, and a change of either field resolves an error', async () => {
  const { idNumber, website, description } = companies.fields;
  if (!idNumber || !website || !description) throw new Error('Companies have changed');
  const isActive = (values: Readonly<Record<string, unknown>>): boolean => values.isActive === true;
  Object.assign(companies.fields, {
    idNumber: { ...idNumber, hint: (values: object) => ('idNumber' in values ? msg`Number first` : null) },
    website: { ...website, required: isActive },
    description: { ...description, shownWhen: isActive, required: isActive },
  });
  companies.check = (values) =>
    isActive(values) && values.idNumber === null ? { idNumber: msg`Number missing` } : {};
  const main = await openApp('/country/es/companies/co00000000000002');

  await expect.element(page.getByText('Number first')).toBeVisible();
  await expect.element(page.getByLabelText('Description')).toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByLabelText('Website')).toHaveAttribute('aria-required', 'true');
  await active.click();
  await expect.element(page.getByLabelText('Website')).not.toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByLabelText('Description')).not.toBeInTheDocument();

  await active.click();
  await number.clear();
  await page.getByLabelText('Description').fill('Something');
  await save.click();
  await expect.element(page.getByText('Number missing')).toBeVisible();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  expect(main.callsOf('companies.update')).toEqual([]);
  // Changing the other field resolves the error, and saving works.
  await active.click();
  await expect.element(page.getByText('Number missing')).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => main.callsOf('companies.update')).toHaveLength(1);
  await expect
    .poll(() => main.callsOf('companies.update').map(({ replaced, body }) => ({ ...replaced, ...body }))[0])
    .toMatchObject({
      isActive: false,
      idNumber: null,
      description: null,
    });
});

test('a warning about an unusual value appears only with a value', async () => {
  await openApp('/country/es/city/ci00000000000001/couriers/new');
  const birth = page.getByRole('main').getByLabelText('Date of birth');
  const odd = page.getByText('This date is in the future');
  await expect.element(birth).toBeVisible();
  await expect.element(odd).not.toBeInTheDocument();
  await birth.fill('01/02/2999');
  await expect.element(odd).toBeVisible();
  await birth.clear();
  await expect.element(odd).not.toBeInTheDocument();
});
