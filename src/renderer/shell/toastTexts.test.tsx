import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '../stores/toasts.ts';
import { list, openList } from '../testing/listScreen.ts';
import { closeApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const toasts = page.getByRole('region', { name: 'Notices' });

test('a change of language removes messages, but no Undo and no error', async () => {
  const main = await openList('/country/es/companies');
  showToast({ intent: 'success', text: 'Copied' });
  showToast({ intent: 'success', text: 'Deleted', action: { label: 'Undo', run: () => undefined } });
  showToast({ intent: 'error', text: 'Refused' });
  await expect.element(toasts.getByText('Refused')).toBeVisible();
  main.notify('settings.changed', { ...main.settings(), locale: 'es_ES' });
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect.element(notices.getByText('Refused')).toBeVisible();
  await expect.element(notices.getByText('Deleted')).toBeInTheDocument();
  await expect.element(notices.getByText('Copied')).not.toBeInTheDocument();
});

test('a toast is announced during a dialog, although the page around it is hidden from screen readers', async () => {
  const heard = vi.fn();
  // Chromium's `ariaNotify`; older versions use a live region instead.
  Object.assign(document, { ariaNotify: heard });
  await openList('/country/es/companies?sort=name');
  showToast({ intent: 'success', text: 'Seen on the page' });
  await expect.element(toasts.getByText('Seen on the page')).toBeVisible();
  await list.row('Company 01').getByRole('button', { name: 'Quick edit' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Company 01' })).toBeVisible();
  showToast({ intent: 'success', text: 'Said over the dialog' });
  await expect.poll(() => heard.mock.calls.map(([text]) => text)).toEqual(['Said over the dialog']);
  Reflect.deleteProperty(document, 'ariaNotify');
});
