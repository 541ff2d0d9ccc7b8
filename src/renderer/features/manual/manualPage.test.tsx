import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { useSessionStore } from '../../stores/session.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const texts: Readonly<Record<string, string>> = {
  start: '# First steps\n\nPress `F1`. See [the board](orders#board).',
  orders:
    '# Orders\n\n## Find {#find}\n\n1. Type\n\n- here\n\n2. Press **Open**\n\n## Board {#board}\n\nCards.',
};

const long = Array.from({ length: 100 }, (_, line) => `Line ${line}`).join('\n\n');

const withTexts = (main: StubbedMain): void =>
  main.answerRoute('shell.manual', ({ page: name }: { page: string }) => {
    const text = { ...texts, slots: long, couriers: long }[name];
    return text === undefined ? failure('FILE_GONE') : success(text);
  });

const contents = page.getByRole('navigation', { name: 'Manual' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('the contents mark the current page, and links of a text lead to sections of other pages', async () => {
  await openApp('/manual', { prepare: withTexts });
  await expect
    .element(contents.getByRole('link', { name: 'First steps' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('article').getByText('F1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'the board' }).click();
  await expect.element(heading('Board')).toHaveFocus();
  await expect
    .element(contents.getByRole('link', { name: 'Orders and customers' }))
    .toHaveAttribute('aria-current', 'page');
  await contents.getByRole('link', { name: 'First steps' }).click();
  await expect.element(page.getByRole('link', { name: 'the board' })).toBeVisible();
});

test('an address with a section focuses its heading; a list goes on after bullets', async () => {
  await openApp('/manual?page=orders&at=board', { prepare: withTexts });
  await expect.element(heading('Board')).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orders and customers');
  const lists = [...document.querySelectorAll<HTMLOListElement>('article ol')].map(({ start }) => start);
  expect(lists).toEqual([1, 2]);
});

test('another page begins at its top', async () => {
  await openApp('/manual?page=orders&at=board', { prepare: withTexts });
  await expect.element(heading('Board')).toHaveFocus();
  await contents.getByRole('link', { name: 'Time slots' }).click();
  await expect.element(page.getByText('Line 99', { exact: true })).not.toBeInViewport();
  await page.getByText('Line 99', { exact: true }).element().scrollIntoView();
  await contents.getByRole('link', { name: 'Couriers' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Couriers');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a page that is missing from the build says so and can be read again', async () => {
  const main = await openApp('/manual?page=day', { prepare: withTexts });
  await expect.element(page.getByText('The file no longer exists')).toBeVisible();
  main.answerRoute('shell.manual', () => success('# Your day\n\nBegin.'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Begin.')).toBeVisible();
});

test('F1 opens the section about the screen in a window of its own, also from a text field', async () => {
  const main = await openApp('/country/es/companies', { prepare: withTexts });
  await page.getByRole('searchbox').click();
  await userEvent.keyboard('{F1}');
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'windows.open'))
    .toEqual([{ route: 'windows.open', payload: { path: '/manual?page=catalog&at=companies' } }]);
});

test('F1 opens the first page from an unknown address, with a login only', async () => {
  const main = await openApp('/no/such/page', { prepare: withTexts });
  await expect.element(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  const session = { user: null, keychainProblem: null, expired: false } as const;
  const { user } = useSessionStore.getState().session;
  main.notify('session.changed', { ...session, status: 'loggedOut' });
  await userEvent.keyboard('{F1}');
  main.notify('session.changed', { ...session, status: 'loggedIn', user });
  await userEvent.keyboard('{F1}');
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'windows.open'))
    .toEqual([{ route: 'windows.open', payload: { path: '/manual?page=start' } }]);
});
