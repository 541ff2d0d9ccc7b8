import type {} from '@vitest/browser-playwright';
import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { locales } from '#shared/screens/settingValues.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

const emulate = (media: 'print' | ''): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  await emulate('');
  closeApp();
});

const city = 'ci00000000000001';
const path = `/country/es/city/${city}/pay-list-establishment/pl00000000000001`;
const statuses = ['completed', 'canceled_by_customer', 'canceled_by_establishment'];
const lines = statuses.map((status, index) => ({
  ...{
    id: `l000-00000${index}`,
    orderId: `aaaaaaaa0000000${index}`,
    completedAt: '2026-05-02T10:00:00Z',
    status,
  },
  ...{ itemsSum: 1240, surcharge: 1.5, discountSum: 105.25, vamvuCommission: 207.25, cancellationFee: 2 },
}));

const prepare = (main: StubbedMain): void => {
  const times = { createdAt: '2026-05-16T00:00:00Z', updatedAt: '2026-05-16T00:00:00Z' };
  const payee = { name: 'Payee 1', iban: 'ES6899903509991904486502', idNumber: 'B1', cityId: city, vat: 21 };
  const period = { startDate: '2026-05-01', endDate: '2026-05-15', sum: 2548 };
  main.records.establishmentPayLists = [{ id: 'pl00000000000001', ...times, ...payee, ...period }];
  main.answer('establishmentPayLists.orders', () => success(lines, lines.length));
};

const open = async (width: number, locale: (typeof locales)[number] = 'en_US'): Promise<void> => {
  await page.viewport(width, 900);
  await openApp(path, { prepare, settings: { locale } });
  await expect.element(page.getByRole('columnheader').first()).toBeVisible();
};

it('at half a screen’s width no figure is cut off, and each line takes two rows', async () => {
  await open(720);
  expect(page.getByRole('row').nth(1).getByRole('cell').elements()).toHaveLength(14);
  const boxes = [...document.querySelectorAll('[data-figure], tfoot td[data-column]:not(:empty)')].map(
    (cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect();
    },
  );
  const frame = document.querySelector('table')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const isOutside = ({ left, right }: DOMRect): boolean => left < frame.left || right > frame.right;
  const areOver = (one: DOMRect, other: DOMRect): boolean =>
    one !== other &&
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  expect(boxes).toHaveLength(44);
  expect(boxes.filter((box) => isOutside(box) || boxes.some((other) => areOver(box, other)))).toEqual([]);
});

it.each(locales)('at half a screen’s width no column title breaks inside a word: %s', async (locale) => {
  await open(720, locale);
  const titles = [...document.querySelectorAll<HTMLElement>('thead th')];
  for (const title of titles) title.style.overflowWrap = 'normal';
  expect(titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});

it('the dot of a status precedes its label', async () => {
  await open(1280);
  const places = [...document.querySelectorAll('td [aria-hidden=true] + span')].map((word) => {
    const [dot, text] = [word.previousElementSibling, word].map((each) => each?.getBoundingClientRect());
    return dot && text && dot.right <= text.left && dot.bottom > text.top;
  });
  expect(places.length).toBeGreaterThan(1);
  expect(places).not.toContain(false);
});

it.each(locales)(
  'at 1280 pixels with the menu open a status has one line and its whole text: %s',
  async (locale) => {
    await open(1280, locale);
    const statusCells = [...document.querySelectorAll('tbody [data-words] > span')];
    expect(statusCells).toHaveLength(statuses.length);
    for (const cell of statusCells) {
      expect(cell.getBoundingClientRect().height).toBeLessThan(24);
      expect(cell.getAttribute('title')).toBe(cell.textContent);
    }
    const { scrollWidth, clientWidth } = document.querySelector('table')?.parentElement ?? document.body;
    expect(scrollWidth).toBe(clientWidth);
  },
);

it('in print, which has no buttons, totals are aligned with their columns', async () => {
  await open(720);
  await emulate('print');
  window.dispatchEvent(new Event('beforeprint'));
  const rightOf = (part: string, name: string): number | undefined =>
    document.querySelector(`${part} [data-column=${name}]`)?.getBoundingClientRect().right;
  for (const name of ['itemsSum', 'discountSum', 'payout']) {
    expect(rightOf('thead', name)).toBe(rightOf('tfoot', name));
    expect(rightOf('thead', name)).toBe(rightOf('tfoot tr:last-child', name));
    expect(rightOf('tbody', name)).toBe(rightOf('tfoot', name));
  }
  window.dispatchEvent(new Event('afterprint'));
});

it.each(locales)('the day of a line takes one line, also in narrow windows: %s', async (locale) => {
  for (const width of [1280, 1440, 1920]) {
    await open(width, locale);
    const cells = [...document.querySelectorAll('tbody td:nth-child(2)')];
    expect(cells).toHaveLength(3);
    const text = document.createRange();
    for (const cell of cells) {
      text.selectNodeContents(cell);
      expect(text.getBoundingClientRect().height).toBeLessThan(24);
    }
    closeApp();
  }
});
