import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { card, change, column, openBoard, route, setUpBoard } from '../../../testing/boardScreen.ts';

setUpBoard();

/** Silences React, which logs errors caught by an error boundary. */
const expectFaults = (): void => void vi.spyOn(console, 'error').mockImplementation(() => {});

/** Cannot be shown as text. */
const notText = { toString: null };

test('an order that fails to render loses only its own card, which still opens the order', async () => {
  expectFaults();
  const main = await openBoard({
    prepare: (stub) => change(stub, 'aaaa', { establishmentName: notText }),
  });
  await expect.element(card('AAAA1111')).toMatchTextContent(/This order could not be shown/);
  await expect.element(column('Being prepared').getByRole('button', { name: /^CCCC3333/ })).toBeVisible();
  await card('AAAA1111').click();
  await expect.element(card('AAAA1111')).toHaveAttribute('aria-pressed', 'true');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek).toMatchTextContent(/This record could not be shown/);
  await peek.getByRole('button', { name: 'Close' }).click();
  await expect.element(peek).not.toBeInTheDocument();
  await expect
    .poll(() => main.requests.filter(({ route: asked }) => asked === 'log.report').length)
    .toBeGreaterThan(0);
});

test('a page that failed to render has dropped the faulty rows when it is opened again', async () => {
  expectFaults();
  const main = await openBoard();
  const heading = page.getByRole('heading', { name: 'This page could not be shown' });
  const [first] = main.records.orders ?? [];
  const id = first?.id;
  Object.assign(first ?? {}, { id: 7 });
  location.hash = '/dashboard';
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  location.hash = route;
  await expect.element(heading).toBeVisible();
  Object.assign(first ?? {}, { id });
  location.hash = '/dashboard';
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  location.hash = route;
  await expect.element(card('AAAA1111')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});
