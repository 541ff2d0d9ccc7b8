import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { openList, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const dialog = (name: string) => page.getByRole('dialog', { name });
const workspaces = dialog('Workspaces');
const asked = (main: StubbedMain, route: string) =>
  main.requests.filter((request) => request.route === route).map(({ payload }) => payload);

const withWorkspaces = (stub: StubbedMain): void => {
  stub.answerRoute('workspaces.read', () => success([{ name: 'Morning', windows: 3 }]));
  stub.answerRoute('workspaces.save', ({ name }: { name: string }) =>
    success([
      { name: 'Morning', windows: 3 },
      { name, windows: 1 },
    ]),
  );
  stub.answerRoute('workspaces.rename', ({ to }: { to: string }) => success([{ name: to, windows: 3 }]));
  stub.answerRoute('workspaces.remove', () => success([]));
};

test('workspaces are saved under a name, renamed, deleted and opened, also by keyboard', async () => {
  const main = await openList('/country/es/companies', { prepare: withWorkspaces });
  main.notify('help.show', { topic: 'workspaces' });
  await expect.element(workspaces.getByText('3 windows')).toBeVisible();
  await workspaces.getByRole('textbox', { name: 'Name' }).fill(' Evening ');
  await press('{Enter}');
  await expect.element(workspaces.getByText('Evening')).toBeVisible();
  expect(asked(main, 'workspaces.save')).toEqual([{ name: 'Evening' }]);

  await workspaces.getByRole('textbox', { name: 'Name' }).fill('Morning');
  await workspaces.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(asked(main, 'workspaces.save')).toHaveLength(1);

  await workspaces.getByRole('button', { name: 'Rename Morning' }).click();
  await workspaces.getByRole('textbox', { name: 'New name of Morning' }).fill('Day');
  await press('{Enter}');
  await expect.element(workspaces.getByText('Day')).toBeVisible();
  expect(asked(main, 'workspaces.rename')).toEqual([{ name: 'Morning', to: 'Day' }]);

  main.answerRoute('workspaces.open', () => failure('TOO_MANY_WINDOWS'));
  await workspaces.getByRole('button', { name: 'Windows of Day' }).click();
  await expect.element(workspaces.getByText('Too many windows are open. Close one first.')).toBeVisible();
  main.answerRoute('workspaces.open', () => success(null));
  await workspaces.getByRole('button', { name: 'Windows of Day' }).click();
  await expect.element(workspaces).not.toBeInTheDocument();

  main.notify('help.show', { topic: 'workspaces' });
  await workspaces.getByRole('button', { name: 'Remove Morning' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(workspaces.getByText('No saved workspaces yet.')).toBeVisible();
});

test('the menu shows shortcuts and licences in any window; a failed read can be retried', async () => {
  const main = await openApp('/dashboard', {
    prepare: (stub) => stub.answerRoute('shell.licences', () => failure('FILE_GONE')),
  });
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  main.notify('help.show', { topic: 'shortcuts' });
  await expect.element(dialog('Keyboard shortcuts').getByText('Back')).toBeVisible();
  await press('{Escape}');
  await expect.element(dialog('Keyboard shortcuts')).not.toBeInTheDocument();
  main.notify('help.show', { topic: 'licences' });
  const licences = dialog('Third-party licenses');
  await expect.element(licences.getByRole('button', { name: 'Retry' })).toBeVisible();
  main.answerRoute('shell.licences', () => success('react 19.0.0\nMIT'));
  await licences.getByRole('button', { name: 'Retry' }).click();
  await expect.element(licences.getByText(/react 19/)).toBeVisible();
});
