import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unreadableKey } from '#shared/rules/recordValues.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp, type OpenOptions, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const headerOf = (): HTMLElement | null => document.querySelector('[data-summary-header]');
const said = (): string => headerOf()?.textContent ?? '';

const openCourier = (changes: object, options: OpenOptions = {}) =>
  openApp(`${city}/couriers/cu00000000000001`, {
    ...options,
    prepare: ({ records }) => void Object.assign(records.couriers?.[0] ?? {}, changes),
  });

test('the summary header shows status, last change, full id and warnings about missing data', async () => {
  const updatedAt = new Date(Date.now() - 6.5 * 60_000).toISOString();
  await openCourier({
    status: 'active',
    geoZoneId: null,
    passportImage: '',
    phoneNumber: '+34 600 111 222',
    updatedAt,
  });
  await expect.poll(said).toMatch(/^Active.*Last change [56] mins ago.*cu00000000000001/);
  expect(said()).toMatch(/No zone.*No passport image/);
  expect(said()).not.toMatch(/No phone number/);
  await expect.element(page.getByRole('link', { name: '+34 600 111 222' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy cu00000000000001' })).toBeVisible();
});

test('unreadable values cause no warning, and privacy mode hides contact data', async () => {
  const changes = { geoZoneId: null, passportImage: null, phoneNumber: '+34 600 111 222' };
  await openCourier(
    { ...changes, status: 'active', [unreadableKey]: ['geoZoneId'] },
    { settings: { privacy: true } },
  );
  await expect.poll(said).toMatch(/No passport image/);
  expect(said()).not.toMatch(/No zone|600 111/);
});

test('an address is copied and shown on the map, also where its field is an input', async () => {
  const main = await openApp('/country/es/companies/co00000000000001', {
    prepare: ({ records }) => void Object.assign(records.companies?.[0] ?? {}, { address: 'Calle Mayor 1' }),
  });
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Calle Mayor 1');
  await expect.element(page.getByRole('button', { name: 'Copy Calle Mayor 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Show on the map: Calle Mayor 1' }).click();
  await expect
    .poll(() => main.requests.find(({ route }) => route === 'shell.contact')?.payload)
    .toEqual({ type: 'place', value: 'Calle Mayor 1' });
});

test('the peek starts with the same summary header, and repeats none of its values below', async () => {
  await openList('/country/es/companies?sort=name');
  await list.tool('Peek').click();
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek.getByRole('button', { name: 'Open panel' })).toBeVisible();
  const terms = [...peek.element().querySelectorAll('dl:not([data-summary-header] *) dt')];
  expect(terms.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Manager name', 'ID number']);
  expect(headerOf()?.textContent).toMatch(/^Not active.*No IBAN.*Email.*Phone number/);
});

test('at half a screen’s width status, contacts and actions are above the fields', async () => {
  await page.viewport(720, 900);
  await openCourier({ status: 'active', phoneNumber: '+34 600 111 222' });
  await expect.element(page.getByLabelText('Status')).toBeVisible();
  const bottom = (element: Element | null | undefined): number | undefined =>
    element?.getBoundingClientRect().bottom;
  expect(bottom(headerOf())).toBeLessThan(300);
  const main = page.getByRole('main');
  expect(bottom(main.getByRole('link', { name: 'Orders' }).element())).toBeLessThan(300);
  expect(bottom(main.getByRole('button', { name: 'More actions' }).element())).toBeLessThan(300);
});

test('a long e-mail address breaks between its parts, never inside one', async () => {
  await page.viewport(720, 900);
  await openCourier({
    status: 'active',
    email: 'maximiliana.fernandez@harbourcafe.example',
  });
  const link = page.getByRole('link', { name: /^maximiliana/ });
  await expect.element(link).toBeVisible();
  const address = link.element();
  address.closest<HTMLElement>('dd')?.style.setProperty('width', '190px');
  const linesOf = (node: Node): number => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  const words = [...address.childNodes].filter((node) => node instanceof Text);
  expect(words.map(linesOf)).toEqual([1, 1, 1, 1]);
  expect(linesOf(address)).toBeGreaterThan(1);
});
