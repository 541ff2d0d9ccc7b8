import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test.for(
  (['en_US', 'uk_UA', 'es_ES'] as const).flatMap((locale) => [
    { locale, width: 1280, height: 720 },
    { locale, width: 1440, height: 900 },
  ]),
)('at $width × $height in $locale titles and parts of all cards are whole', async ({ locale, ...window }) => {
  await page.viewport(window.width, window.height);
  const parts = ['restaurants', 'shops', 'active', 'stopped', 'candidates'];
  await openApp('/dashboard?dateFrom=2026-11-16&dateTo=2026-11-22', {
    settings: { locale },
    prepare: (main) => {
      main.answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      main.answer('dashboard.metric', () =>
        success({ numbers: ['total', ...parts].map((name) => ({ name, value: 1234 })), selectors: [] }),
      );
    },
  });
  const drawn = () => [...document.querySelectorAll<HTMLElement>('main section section')];
  await expect.poll(() => drawn().filter((each) => each.querySelector('dl'))).toHaveLength(4);
  const texts = drawn().flatMap((each) => [...each.querySelectorAll('h3, dt, dd')]);
  const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
  expect(texts.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
  const heights = drawn().map((each) => each.querySelector('h3')?.offsetHeight ?? 0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
});
