import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Handover } from '#shared/ipc/handoverRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import { useSessionStore } from '../../stores/session.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const view = (name: string) => ({ name, search: `?note=${name}`, columns: '{}' });
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const ownViews = (...names: string[]) =>
  localStorage.setItem(
    'views.sample-data.orders',
    JSON.stringify({ version: 1, views: names.map((name) => ({ ...view(name), isDefault: true })) }),
  );
const textsKey = (purpose: string) =>
  `${purpose}Texts:sample-data:${useSessionStore.getState().session.user?.id}`;
const part = { at: [19], values: { isHighDemand: true } };
const file: Handover = {
  ...{ type: 'backoffice-handover', version: 1, savedAt: '2026-05-16T10:00:00Z' },
  server: 'https://api.example.com',
  views: [{ entity: 'orders', views: [view('Late'), { ...view('Mine'), search: '?note=theirs' }] }],
  columns: [{ entity: 'orders', settings: '{"version":3}' }],
  texts: [{ locale: 'es_ES', texts: ['Sube otra foto'] }],
  customerTexts: [
    { purpose: 'request', locale: 'es_ES', texts: ['Gracias'] },
    { purpose: 'delay', locale: 'uk_UA', texts: ['Зачекайте'] },
  ],
  templates: [{ name: 'Evening', parts: [part] }],
  workspaces: [{ name: 'Morning', windows: [] }],
};

it('saves views, columns, texts and templates as a file, and says so', async () => {
  const main = await openApp('/app_settings?section=handover', {
    prepare: (stub) => {
      ownViews('Mine');
      localStorage.setItem('columns.orders', '{"version":3}');
      localStorage.setItem('slotTemplates.sample-data', JSON.stringify(file.templates));
      stub.answerRoute('exports.saveHandover', () => success({ fileName: 'mine.json', problem: null }));
    },
  });
  localStorage.setItem(textsKey('delay'), JSON.stringify({ es_ES: ['Ya llega'] }));
  await page.getByRole('button', { name: 'Save to a file…' }).click();
  await expect.element(page.getByText('mine.json saved')).toBeVisible();
  expect(main.requests.find(({ route }) => route === 'exports.saveHandover')?.payload).toEqual({
    views: [{ entity: 'orders', views: [{ ...view('Mine'), isDefault: true }] }],
    columns: [{ entity: 'orders', settings: '{"version":3}' }],
    texts: [],
    customerTexts: [{ purpose: 'delay', locale: 'es_ES', texts: ['Ya llega'] }],
    templates: file.templates,
  });
});

it('an import previews new and replaced items, and takes only the chosen parts', async () => {
  const main = await openApp('/app_settings?section=handover', {
    prepare: (stub) => {
      ownViews('Mine');
      stub.answerRoute('handover.read', () => success(file));
      stub.answerRoute('workspaces.read', () => success([{ name: 'Morning', windows: 2 }]));
      stub.answerRoute('handover.addWorkspaces', () => success([]));
    },
  });
  localStorage.setItem(textsKey('delay'), JSON.stringify({ es_ES: ['Ya llega'], uk_UA: ['Чекайте'] }));
  await page.getByRole('button', { name: 'Import from a file…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 new: Orders: Late')).toBeVisible();
  await expect.element(dialog.getByText('1 replaces yours: Orders: Mine')).toBeVisible();
  await expect.element(dialog.getByText('1 replaces yours: Morning')).toBeVisible();
  await expect.element(dialog.getByText('1 new: Requests: Español')).toBeVisible();
  await expect.element(dialog.getByText('1 replaces yours: Delays: Українська')).toBeVisible();
  await expect.element(dialog.getByText(/^This file comes from another server/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Slot templates' }).click();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect.element(page.getByText(/^Imported/)).toBeVisible();
  expect(stored('views.sample-data.orders').views).toEqual([
    { ...view('Mine'), search: '?note=theirs', isDefault: true },
    view('Late'),
  ]);
  expect(stored('columns.orders')).toEqual({ version: 3 });
  expect(stored(textsKey('request'))).toEqual({ es_ES: ['Gracias'] });
  expect(stored(textsKey('delay'))).toEqual({ es_ES: ['Ya llega'], uk_UA: ['Зачекайте'] });
  expect(stored(textsKey('cancellation'))).toBeNull();
  expect(stored('slotTemplates.sample-data')).toBeNull();
  expect(main.requests.find(({ route }) => route === 'handover.addWorkspaces')?.payload).toEqual({
    workspaces: file.workspaces,
  });
});

it('a file without settings changes nothing', async () => {
  await openApp('/app_settings?section=handover', {
    prepare: (stub) => stub.answerRoute('handover.read', () => failure('FILE_NOT_UNDERSTOOD')),
  });
  await page.getByRole('button', { name: 'Import from a file…' }).click();
  await expect.element(page.getByText(/^This file has no settings of this app/)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
