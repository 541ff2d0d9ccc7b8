import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { msg } from '@lingui/core/macro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { companies } from '../../features/companies/companies.ts';
import { list, openList, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { RecordAction, Resource } from '../define/resource.ts';

const { actions, tone, marks } = companies;
let ran: string[] = [];
let end = Promise.withResolvers<void>();
const spain = { country: 'es' };
const look = { Icon: Star20Regular };
const own: readonly RecordAction[] = [
  {
    ...look,
    name: 'neighbour',
    label: msg`Neighbour`,
    pathOf: ({ name }) => (name === 'Company 02' ? '/country/es/companies/co00000000000003' : null),
  },
  {
    ...look,
    name: 'beside',
    label: msg`Beside`,
    opensSideBySide: 'cityId',
    pathOf: () => '/country/es/cities',
  },
  {
    ...look,
    name: 'praise',
    label: msg`Praise`,
    confirmation: msg`Praise this company?`,
    isShown: ({ isActive }, user) => isActive === true && user?.role === 'SuperAdmin',
    run: async ({ id }, scope) => {
      expect(scope).toEqual(spain);
      ran.push(id);
      await end.promise;
    },
  },
];

beforeEach(() => {
  ran = [];
  end = Promise.withResolvers<void>();
  Object.assign(companies, {
    actions: own,
    tone: ({ isActive }) => (isActive === true ? null : { tone: 'danger', label: msg`Closed` }),
    marks: [{ ...look, name: 'star', label: msg`Starred`, isOn: ({ name }) => name === 'Company 03' }],
  } satisfies Partial<Resource>);
});
afterEach(() => {
  closeApp();
  Object.assign(companies, { actions, tone, marks });
});

const route = '/country/es/companies?sort=name';
const buttonOf = (name: string, label: string) =>
  list.row(name).getByRole(label === 'Praise' ? 'button' : 'link', { name: label, exact: true });

test('an action with an address is a link: in the same window, a new one or side by side, with its own menu', async () => {
  const main = await openList(route);
  const opened = () => main.requests.filter(({ route: asked }) => asked === 'windows.open');
  await expect.element(buttonOf('Company 03', 'Neighbour')).not.toBeInTheDocument();
  const neighbour = buttonOf('Company 02', 'Neighbour');
  await neighbour.click({ modifiers: ['Control'] });
  await expect
    .poll(() => opened().at(-1)?.payload)
    .toEqual({ path: '/country/es/companies/co00000000000003' });
  await neighbour.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Open side by side' }).click();
  await expect
    .poll(() => opened().at(-1)?.payload)
    .toEqual({ path: '/country/es/companies/co00000000000003', sideBySide: true });
  await buttonOf('Company 02', 'Beside').click();
  await expect
    .poll(() => opened().at(-1)?.payload)
    .toEqual({ path: '/country/es/cities', sideBySide: true, follows: 'cityId' });
  await neighbour.click();
  await expect.poll(routeNow).toBe('/country/es/companies/co00000000000003');
});

test('an action asks first, is busy while it runs, and runs once', async () => {
  await openList(route);
  await expect.element(buttonOf('Company 01', 'Praise')).not.toBeInTheDocument();
  const praise = buttonOf('Company 02', 'Praise');
  await praise.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/Praise this company\?.*Company 02/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(ran).toEqual([]);
  await praise.click();
  await question.getByRole('button', { name: 'Praise' }).click();
  await expect.element(praise).toHaveAttribute('aria-busy', 'true');
  await praise.click();
  end.resolve();
  await expect.element(praise).not.toHaveAttribute('aria-busy');
  expect(ran).toEqual(['co00000000000002']);
});

test('a record has the same actions on its page as in the list', async () => {
  await openApp('/country/es/companies/co00000000000002');
  const praise = page.getByRole('button', { name: 'Praise' });
  await praise.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Praise' }).click();
  await expect.element(praise).toHaveAttribute('aria-disabled', 'true');
  end.resolve();
  await expect.element(praise).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('link', { name: 'Neighbour' }));
  await expect.poll(routeNow).toBe('/country/es/companies/co00000000000003');
  await expect.element(page.getByRole('link', { name: 'Neighbour' })).not.toBeInTheDocument();
});

test('highlighted rows have a text alternative', async () => {
  await openList(route);
  await expect.element(list.row('Company 01')).toMatchTextContent(/^Closed/);
  await expect.element(list.row('Company 03').getByRole('img', { name: 'Starred' })).toBeVisible();
  await expect.element(list.row('Company 02').getByRole('img')).not.toBeInTheDocument();
});
