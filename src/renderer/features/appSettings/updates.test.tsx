import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import type { UpdateState } from '#shared/ipc/shellRoutes.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const none: UpdateState = { phase: 'idle', version: null, percent: null, problem: null, checkedAt: null };

test('an update is downloaded and installed only at the user’s command', async () => {
  const main = await openApp('/app_settings');
  const section = page.getByRole('main');
  const asked = () => main.requests.map(({ route }) => route).filter((route) => route.startsWith('updates.'));
  await expect.element(section.getByText('This copy of the app does not update itself.')).toBeVisible();

  main.notify('updates.changed', { ...none, checkedAt: '2026-11-21T15:05:00Z' });
  await expect.element(section.getByText('Last checked: 21 Nov 2026, 16:05')).toBeVisible();
  await section.getByRole('button', { name: 'Check for updates' }).click();
  main.notify('updates.changed', { ...none, phase: 'available', version: '2.0.0' });
  await section.getByRole('button', { name: 'Download update' }).click();
  main.notify('updates.changed', { ...none, phase: 'downloading', version: '2.0.0', percent: 40 });
  await expect.element(section.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.4');
  await expect.poll(() => asked()).toEqual(['updates.read', 'updates.check', 'updates.download']);

  main.answerRoute('updates.install', () => failure('EXPORT_RUNNING'));
  main.notify('updates.changed', { ...none, phase: 'ready', version: '2.0.0' });
  // Shown both above every page and in the settings.
  const banner = page.getByRole('status').filter({ hasText: 'Version 2.0.0 is ready' });
  await banner.getByRole('button', { name: 'Restart and install' }).click();
  await expect.element(page.getByText(/An export is still running/)).toBeVisible();
});

test('each update failure has a message', async () => {
  const main = await openApp('/app_settings');
  const alert = page.getByRole('alert');
  await expect.element(page.getByRole('heading', { name: 'Updates' })).toBeVisible();
  main.notify('updates.changed', { ...none, phase: 'failed', problem: 'unreachable' });
  await expect.element(alert).toMatchTextContent(/Cannot reach the update server/);
  main.notify('updates.changed', { ...none, phase: 'failed', problem: 'unreadable' });
  await expect.element(alert).toMatchTextContent(/an answer that this app cannot read/);
  main.notify('updates.changed', { ...none, phase: 'failed', problem: 'untrusted' });
  await expect.element(alert).toMatchTextContent(/failed the security check/);
  // An alert above every page; in the settings it is plain text.
  main.notify('updates.changed', { ...none, phase: 'failed', problem: 'notInstalled' });
  await expect.element(alert).toMatchTextContent(/could not be installed/);
});
