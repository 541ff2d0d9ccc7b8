import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test('roles are not checked in the window: every action is offered, and the server’s refusal is shown', async () => {
  const main = await openList('/admins', {
    prepare: (stub) => {
      const user = {
        id: 'ad00000000000001',
        firstName: 'Ana',
        lastName: 'Admin',
        role: 'Admin',
        country: 'es',
      };
      stub.answerRoute('auth.state', () =>
        success({ status: 'loggedIn', user, keychainProblem: null, expired: false }),
      );
      Object.assign(stub.records.admins?.[1] ?? {}, { role: 'SuperAdmin', country: 'any' });
      stub.answer('admins.update', () => failure('FORBIDDEN', 403, 'You may not change this account'));
    },
  });
  // Users cannot delete their own account.
  expect(list.row('ana@').getByRole('button', { name: 'Delete' }).elements()).toHaveLength(0);
  const boss = list.row('boris@');
  await expect.element(boss.getByRole('button', { name: 'Delete' })).toBeVisible();
  await boss.getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog');
  const choices = (label: string): string[] =>
    [...(dialog.getByLabelText(label).element() as HTMLSelectElement).options].map(({ value }) => value);
  await expect.element(dialog.getByLabelText('Role')).toHaveValue('SuperAdmin');
  expect(choices('Role')).toEqual(['SuperAdmin', 'Admin']);
  expect(choices('Country')).toEqual(['es', 'ua', 'any']);
  await dialog.getByLabelText('Country').selectOptions('ua');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('You may not change this account')).toBeVisible();
  expect(main.callsOf('admins.update')).toHaveLength(1);
});
