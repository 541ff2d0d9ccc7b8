import { superAdmin } from '../support/accounts.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { type Keyring, startKeyring } from '../support/keyring.ts';
import { submitLogin } from '../support/login.ts';

/** How long a person may be left without an answer about the keychain. */
const limitMs = 6000;

const loginAndStay = async (app: AppUnderTest, keyring: Keyring, remember: boolean) => {
  const page = await app.start({ env: keyring.env });
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await submitLogin(page, superAdmin);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
};

test.describe('with a real keyring @shell @linux', () => {
  let keyring: Keyring;

  test.beforeEach(async () => {
    keyring = await startKeyring();
  });

  test.afterEach(() => keyring.close());

  test('Remember me: logged in after quitting and starting again', async ({ app }) => {
    await loginAndStay(app, keyring, true);
    const page = await app.restart();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test('without it: logged out', async ({ app }) => {
    await loginAndStay(app, keyring, false);
    const page = await app.restart();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('logging out forgets', async ({ app }) => {
    await loginAndStay(app, keyring, true);
    const page = await app.restart();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect((await app.restart()).getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('a locked keychain is said, and Retry works when it is open again', async ({ app }) => {
    await loginAndStay(app, keyring, true);
    keyring.lock();
    const page = await app.restart();
    await expect(page.getByText(/keychain.*locked|locked.*keychain/i).first()).toBeVisible({
      timeout: limitMs,
    });
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('button', { name: /Continue for this session/ }).click();
    await submitLogin(page, superAdmin);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test('a keychain that hangs is said, and Retry works when it answers again', async ({ app }) => {
    await loginAndStay(app, keyring, true);
    await app.quit();
    keyring.freeze();
    const page = await app.start({ env: keyring.env });
    await expect(page.getByText(/keychain.*(not answer|answer)/i).first()).toBeVisible({ timeout: limitMs });
    keyring.thaw();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

test('no keychain at all is said when a login shall be remembered @shell @linux', async ({ app }) => {
  const page = await app.start();
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await submitLogin(page, superAdmin);
  await expect(page.getByText('no keychain that can be used').first()).toBeVisible({ timeout: limitMs });
  await page.getByRole('button', { name: 'Continue for this session only' }).click();
  await expect(page.getByText('no keychain that can be used')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
