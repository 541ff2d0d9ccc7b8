import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

let copied: string[] = [];
beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('a list is copied as a link with its filters, a row as a link to its record, a cell as text', async () => {
  await openList('/country/es/companies?name.has=Company 0&isActive=true&sort=-name');
  await list.tool('Copy link').click();
  await expect
    .poll(() => copied)
    .toEqual(['backoffice://country/es/companies?name.has=Company+0&isActive=true&sort=-name']);
  const row = list.row('office3@companies.example');
  await row.getByText('office3@companies.example').click({ button: 'right' });
  await menuItem('Copy text').click();
  await expect.poll(() => copied.at(-1)).toBe('office3@companies.example');
  await row.getByText('office3@companies.example').click({ button: 'right' });
  await menuItem('Copy link').click();
  await expect.poll(() => copied.at(-1)).toBe('backoffice://country/es/companies/co00000000000003');
});

test('the row menu filters the list by the value of a cell, for choices and references', async () => {
  await openList('/country/es/companies?page=2&size=10');
  await list.grid.getByText('Not active').first().click({ button: 'right' });
  await menuItem('Only Active: Not active').click();
  await expect.poll(routeNow).toBe('/country/es/companies?isActive=false&size=10');
  // Email addresses are nearly unique, so no filter is offered.
  await list.grid
    .getByText(/@companies/)
    .first()
    .click({ button: 'right' });
  await expect.element(menuItem('Copy text')).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Only/ })).not.toBeInTheDocument();
  closeApp();
  await openList('/country/es/city/ci00000000000001/orders');
  await list.grid.getByRole('link', { name: 'Taberna' }).first().click({ button: 'right' });
  await menuItem('Only Establishment: Taberna').click();
  await expect.poll(routeNow).toMatch(/orders\?establishmentId=es00000000000001$/);
});

test('the link of a record is copied from its page, and of any page from the palette', async () => {
  await openApp('/country/es/companies/co00000000000001');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => copied).toEqual(['backoffice://country/es/companies/co00000000000001']);
  await press('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'Copy link' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Copy link' }).elements()).toHaveLength(1);
  closeApp();
  await openApp('/dashboard?country=es&dateFrom=2026-09-01&dateTo=2026-09-15');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('copy link');
  await press('{Enter}');
  await expect
    .poll(() => copied.at(-1))
    .toBe('backoffice://dashboard?country=es&dateFrom=2026-09-01&dateTo=2026-09-15');
});
