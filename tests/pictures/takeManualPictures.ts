import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/shared/screens/settingValues.ts';
import { superAdmin } from '../support/accounts.ts';
import { askMain } from '../support/askMain.ts';
import { launchInShell } from '../support/launchInShell.ts';
import { login } from '../support/login.ts';
import { goTo } from '../support/navigate.ts';
import { settle } from './settle.ts';

/** The newest sample orders are some minutes old. */
const night = '2026-11-25T00:04:00Z';
/** Hour at which the week of time slots opens. */
const noon = '2026-11-25T12:40:00Z';
const countries: Readonly<Record<Locale, string>> = { en_US: 'es', uk_UA: 'ua', es_ES: 'es' };

/** Pictures have 960 × 540 pixels; the window is larger, so that screens keep their usual columns. */
const size = { width: 1120, height: 630 };
const scale = 960 / size.width;
const quality = 55;

const firstRow = (page: Page) => page.locator('[data-row="0"]');
const firstLink = (page: Page) => firstRow(page).getByRole('link').first();

/** Opens the screen of each picture, by address and keys, which are the same in all languages. */
const screens: Readonly<Record<string, (page: Page, city: string, country: string) => Promise<void>>> = {
  start: (page) => goTo(page, '/dashboard'),
  lists: async (page, city) => {
    await goTo(page, `${city}/orders`);
    await firstRow(page).waitFor();
  },
  records: async (page, _city, country) => {
    await goTo(page, `${country}/companies`);
    await firstLink(page).click();
    await page.locator('form').waitFor();
  },
  board: async (page, city) => {
    await goTo(page, `${city}/orders_now`);
    await page.locator('[data-order]').first().waitFor();
  },
  'call-sheet': async (page, city) => {
    await goTo(page, `${city}/orders?status=picked_up`);
    await firstRow(page).locator('a[href*="/customers/"]').click();
    const phone = await page.getByRole('main').getByText(/^\+\d/).first().textContent();
    await goTo(page, `${city}/orders`);
    await firstRow(page).waitFor();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .fill(phone ?? '');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
  },
  candidates: async (page, city) => {
    await goTo(page, `${city}/courier_review`);
    await expect(page.getByRole('toolbar')).not.toHaveCount(0);
    await settle(page);
    await page.keyboard.press('f');
    await page.getByRole('figure').first().waitFor();
  },
  slots: async (page, city) => {
    await goTo(page, `${city}/time_slots`);
    await page.locator('[data-at]').first().waitFor();
  },
  closing: async (page, _city, country) => {
    await goTo(page, `${country}/close_half_month`);
    await page.getByRole('main').getByRole('table').first().waitFor();
    await page.getByRole('main').getByRole('button').nth(1).click();
    await page.getByRole('progressbar').waitFor();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  },
};

/** The first city of a country, from the links of the main menu. */
const cityOf = async (page: Page, country: string): Promise<string> => {
  await askMain(page, 'settings.update', { sideMenuCollapsed: false });
  await goTo(page, `${country}/companies`);
  const link = page.locator(`nav a[href*="${country}/city/"][href$="/orders"]`);
  const address = await link.getAttribute('href');
  return address?.replace(/^#|\/orders$/g, '') ?? '';
};

const takeAll = async (page: Page, locale: Locale): Promise<void> => {
  const folder = join('docs/manual', locale);
  mkdirSync(folder, { recursive: true });
  const country = `/country/${countries[locale]}`;
  const city = await cityOf(page, country);
  for (const [name, open] of Object.entries(screens)) {
    await askMain(page, 'settings.update', { locale, sideMenuCollapsed: name !== 'start' });
    await page.context().clock.setFixedTime(name === 'slots' ? noon : night);
    await open(page, city, country);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await settle(page);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality });
    await page.keyboard.press('Escape');
  }
};

/** Renews the pictures of the user's manual in all languages. */
export const takeManualPictures = async (
  browser: Browser,
  profile: string,
  env: Record<string, string | undefined>,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    locale: 'en-US',
    colorScheme: 'light',
  });
  await context.clock.setFixedTime(night);
  const app = await launchInShell(context, {
    flags: [
      `--user-data-dir=${profile}`,
      '--demo-seed=1',
      '--demo-orders=20000',
      `--demo-now=${night}`,
      '--demo-live=0',
    ],
    env,
  });
  try {
    const page = app.firstWindow;
    await login(page, superAdmin);
    for (const locale of ['en_US', 'uk_UA', 'es_ES'] as const) await takeAll(page, locale);
  } finally {
    await app.quit();
  }
};
