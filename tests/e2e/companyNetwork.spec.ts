import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { startCompanyNetwork } from '../support/companyNetwork.ts';
import { type DemoApi, startDemoApi } from '../support/demoApi.ts';
import { submitLogin } from '../support/login.ts';

/*
 * Linux only: proxy and certificate authorities come from the
 * environment. Windows and macOS use system settings.
 */

let api: DemoApi;
test.beforeAll(async () => {
  api = await startDemoApi();
});
test.afterAll(() => api.stop());

test("calls use the system's proxy and trust only its authorities @linux @45", async ({ app }) => {
  const network = await startCompanyNetwork(api.origin);
  const flags = [`--api=${network.origin}`];
  try {
    const page = await app.start({ api: 'none', flags, env: network.env });
    await submitLogin(page, superAdmin);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(new Set(network.proxy.seen.map(({ target }) => target))).toEqual(
      new Set([new URL(network.origin).host]),
    );
    expect(network.proxy.readable).toEqual([]);
    await app.quit();

    const asked = (await api.requests()).length;
    const untrusting = await app.start({
      api: 'none',
      flags,
      env: { ...network.env, SSL_CERT_FILE: undefined },
    });
    await submitLogin(untrusting, superAdmin);
    await expect(untrusting.getByText('certificate is expired').first()).toBeVisible();
    expect(await api.requests()).toHaveLength(asked);
  } finally {
    await network.close();
  }
});

test('a proxy with authentication is reported by name @electron @linux', async ({ app }) => {
  const network = await startCompanyNetwork(api.origin, 'password');
  try {
    const page = await app.start({ api: 'none', flags: [`--api=${network.origin}`], env: network.env });
    await submitLogin(page, superAdmin);
    await expect(page.getByText('The proxy of this network requires a password').first()).toBeVisible();
  } finally {
    await network.close();
  }
});
