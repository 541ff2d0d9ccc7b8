import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const record = '/country/es/companies/co00000000000001';
const manager = page.getByLabelText('Manager name');
const offer = page.getByRole('status').filter({ hasText: 'unsaved draft' });
const kept = (main: Awaited<ReturnType<typeof openApp>>) =>
  main.requests.filter(({ route }) => route === 'drafts.keep').map(({ payload }) => payload);

test('typed values are persisted until they are saved', async () => {
  const main = await openApp(record);
  await manager.fill('Half a na');
  const form = { key: 'companies es co00000000000001', userId: expect.stringMatching(/^user/) };
  await expect.poll(() => kept(main)).toEqual([{ ...form, values: { managerName: 'Half a na' } }]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => kept(main).at(-1)).toEqual({ ...form, values: null });
});

test('a persisted draft is offered, and restored or discarded, with Undo for either', async () => {
  const draft = { values: { managerName: 'Half a na' }, savedAt: '2026-11-21T15:05:00Z' };
  const main = await openApp(record, {
    prepare: (stubbed) => stubbed.answerRoute('drafts.read', () => success(draft)),
  });
  await expect.element(offer).toMatchTextContent(/of 21 Nov 2026, 16:05/);
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect.element(manager).toHaveValue('Half a na');
  await expect.element(offer).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => main.records.companies?.[0]?.managerName).toBe('Half a na');

  closeApp();
  const other = await openApp(record, {
    prepare: (stubbed) => stubbed.answerRoute('drafts.read', () => success(draft)),
  });
  await offer.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => kept(other).at(-1)).toMatchObject({ values: null });
  await expect.element(manager).not.toHaveValue('Half a na');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(offer).toBeVisible();
  await expect.poll(() => kept(other).at(-1)).toMatchObject({ values: draft.values });
});
