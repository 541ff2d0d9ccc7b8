import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test('both passwords are required and must be equal, and the result is shown', async () => {
  const main = await openApp('/admins/reset_password', {
    prepare: (stub) => stub.answerRoute('auth.resetPassword', () => failure('WEAK', 422, 'Too short')),
  });
  const sent = () => main.requests.filter(({ route }) => route === 'auth.resetPassword');
  const password = page.getByLabelText('New password', { exact: true });
  const repeated = page.getByLabelText('Repeat password', { exact: true });
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });

  await save.click();
  await expect.poll(() => page.getByText('Password is required', { exact: true }).elements()).toHaveLength(2);
  await password.fill('a new secret');
  await repeated.fill('another secret');
  await save.click();
  await expect.element(page.getByText('The two passwords that you entered do not match!')).toBeVisible();
  expect(sent()).toEqual([]);

  await repeated.fill('a new secret');
  await save.click();
  await expect.element(page.getByText('Error on reset password: Too short')).toBeVisible();
  main.answerRoute('auth.resetPassword', () => success(null));
  await save.click();
  await expect.element(page.getByText('Password is successfully reset')).toBeVisible();
  await expect.element(password).toHaveValue('');
  expect(sent().at(-1)?.payload).toEqual({ password: 'a new secret', repeatPassword: 'a new secret' });
});
