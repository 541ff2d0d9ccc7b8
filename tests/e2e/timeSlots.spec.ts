import type { Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

// Neither of the business's time zones: the computer's own zone must not matter.
test.use({ timezoneId: 'America/New_York' });

interface Slot {
  id: string;
  startTime: string;
  isCouriersLimited: boolean;
  couriersLimit: number;
  costMultiplier: number;
}

const field = (page: Page, day: number, hour: number, part = 0) =>
  page.locator(`[data-at="${day}/${hour}/${part}"]`);
const chosen = (page: Page) => page.locator('[data-slot][aria-selected=true]');

test('the autumn week in Madrid: selected with the mouse, edited, navigated by keys, copied, undone @shell', async ({
  app,
  page: _page,
}) => {
  const now = '2026-10-21T10:20:00Z';
  const server = await startDemoApi({ orders: 0, now });
  try {
    const client = await connectToApi(server);
    const [city] = await client.list('/es/cities');
    const path = `/es/cities/${city?.id}/geo_zones`;
    const zones = (await (await client.get(path)).json()) as { id: string; name: string }[];
    const [zone] = zones;
    const last = zones.find(({ name }) => name === 'El Saler') ?? zones.at(-1);
    const slotsOf = async (zoneId: string | undefined, date: string) =>
      (await (await client.get(`${path}/${zoneId}/slots?date=${date}`)).json()) as Slot[];
    await _page.context().clock.setFixedTime(now);
    const page = await startLoggedIn(app, {
      api: 'none',
      flags: [`--api=${server.origin}`],
      at: `/country/es/city/${city?.id}/time_slots?zone=${zone?.id}`,
    });
    await expect(page.getByRole('grid', { name: 'Time slots' })).toBeVisible();
    await expect(page.getByText('Time of Europe/Madrid (UTC+2 → UTC+1)')).toBeVisible();
    await page.getByRole('button', { name: /without delivery in the whole week/ }).click();
    await expect(page.locator('[data-slot]')).toHaveCount(169);

    await test.step('a rectangle across the past and the future', async () => {
      await field(page, 1, 3).hover();
      await page.mouse.down();
      await field(page, 2, 5).hover();
      await field(page, 4, 6).hover();
      await page.mouse.up();
      await expect(chosen(page)).toHaveCount(8);
      await page.getByRole('button', { name: 'Edit 8 slots' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit 8 slots' });
      await dialog.getByRole('checkbox', { name: 'Change: Couriers limit', exact: true }).click();
      // Slots without a limit get one only if that is chosen.
      await dialog.getByRole('checkbox', { name: 'Change: Couriers limited', exact: true }).setChecked(true);
      await dialog.getByRole('switch', { name: 'Couriers limited' }).setChecked(true);
      const limit = dialog.getByRole('textbox', { name: 'Couriers limit' });
      await limit.fill('200000');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(limit).toHaveAccessibleDescription('must not be more than 100000');
      await limit.fill('61');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('8 slots updated')).toBeVisible();
      await expect(field(page, 3, 3)).toContainText('/61');
      const changed = (await slotsOf(zone?.id, '2026-10-19')).filter(
        ({ couriersLimit }) => couriersLimit === 61,
      );
      // In UTC the first hour of Thursday is 22:00 on the day before.
      expect(changed.map(({ startTime }) => startTime)).toEqual(
        expect.arrayContaining(['2026-10-22T01:00:00.000Z', '2026-10-23T04:00:00.000Z']),
      );
    });

    await test.step('by keys: both hours of the clock change, then one slot', async () => {
      await field(page, 6, 1).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(chosen(page)).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(chosen(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Sun 25, 02:00 UTC+1' });
      await dialog.getByRole('textbox', { name: 'Cost multiplier' }).fill('2.7');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 slot updated')).toBeVisible();
      await expect(field(page, 6, 2, 1)).toContainText('×2.7');
      const slot = (await slotsOf(zone?.id, '2026-10-19')).find(
        ({ costMultiplier }) => costMultiplier === 2.7,
      );
      expect(slot?.startTime).toBe('2026-10-25T01:00:00.000Z');
    });

    await test.step('the day is copied, and the copy is undone', async () => {
      const before = await slotsOf(zone?.id, '2026-10-19');
      await page.getByRole('button', { name: 'Copy slots' }).click();
      const dialog = page.getByRole('dialog', { name: 'Copy slots' });
      await dialog.getByLabel('What to copy').selectOption({ label: 'Sunday 25 October' });
      await dialog.getByRole('checkbox', { name: 'Sat 24' }).click();
      await dialog.getByRole('button', { name: /^Copy to \d+ slots?$/ }).click();
      await expect(dialog).toHaveCount(0);
      expect(await slotsOf(zone?.id, '2026-10-19')).not.toEqual(before);
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Slots restored')).toBeVisible();
      const after = await slotsOf(zone?.id, '2026-10-19');
      const values = (slots: Slot[]) =>
        slots.map(({ updatedAt: _at, ...slot }: Slot & { updatedAt?: string }) => slot);
      expect(values(after)).toEqual(values(before));
    });

    await test.step('a week without slots is set up, and another window shows the change', async () => {
      await page
        .getByRole('navigation', { name: 'Delivery zones' })
        .getByRole('link', { name: last?.name ?? '' })
        .click();
      await page.getByRole('button', { name: 'Next week' }).click();
      await page.getByRole('button', { name: 'Setup' }).click();
      await page.getByRole('button', { name: 'Create 168 slots' }).click();
      await expect(page.locator('[data-slot]')).toHaveCount(168);
      expect(await slotsOf(last?.id, '2026-10-26')).toHaveLength(168);
      await expect(page.getByRole('button', { name: 'Setup' })).toBeDisabled();
      const link = page
        .getByRole('navigation', { name: 'Delivery zones' })
        .getByRole('link', { name: last?.name ?? '' });
      const second = await app.windowOpenedBy(() => link.click({ modifiers: ['ControlOrMeta'] }));
      await expect(second.locator('[data-slot]')).toHaveCount(168);
      await field(page, 0, 9).click();
      await page.getByRole('dialog').getByRole('switch', { name: 'Delivery active' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(field(second, 0, 9)).toContainText('OFF');
    });
  } finally {
    await app.quit();
    await server.stop();
  }
});

test('the spring week in Kyiv has no slot in the skipped hour, and none is copied there @shell', async ({
  app,
  page: _page,
}) => {
  const now = '2026-03-25T10:20:00Z';
  const server = await startDemoApi({ orders: 0, now });
  try {
    const client = await connectToApi(server);
    const [city] = await client.list('/ua/cities');
    await _page.context().clock.setFixedTime(now);
    const page = await startLoggedIn(app, {
      api: 'none',
      flags: [`--api=${server.origin}`],
      at: `/country/ua/city/${city?.id}/time_slots`,
    });
    await page.getByRole('button', { name: /without delivery in the whole week/ }).click();
    await expect(page.locator('[data-slot]')).toHaveCount(167);
    await expect(field(page, 6, 3)).toHaveAttribute('title', 'No slot');
    await expect(field(page, 2, 11)).toHaveAttribute('data-phase', 'past');
    await expect(field(page, 2, 12)).toHaveAttribute('data-phase', 'running');
    await expect(field(page, 2, 13)).not.toHaveAttribute('data-phase');
    await page.getByRole('button', { name: '03:00', exact: true }).click();
    await expect(chosen(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Sun 29', exact: true }).click();
    await expect(chosen(page)).toHaveCount(26);

    // Saturday's 03:00 does not exist on Sunday; all other hours keep their local time.
    await page.getByRole('button', { name: 'Copy slots' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy slots' });
    await dialog.getByLabel('What to copy').selectOption({ label: 'Saturday 28 March' });
    await dialog.getByRole('checkbox', { name: 'Sun 29' }).click();
    await expect(dialog.getByText('1 hour has no slot')).toBeVisible();
    await dialog.getByRole('button', { name: /^Copy to \d+ slots?$/ }).click();
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    const zones = await client.get(`/ua/cities/${city?.id}/geo_zones`);
    const [zone] = (await zones.json()) as { id: string }[];
    const answer = await client.get(
      `/ua/cities/${city?.id}/geo_zones/${zone?.id}/slots?date=2026-03-23&page[size]=175`,
    );
    const slots = (await answer.json()) as Slot[];
    const dayFrom = (start: string, hours: number): string[] =>
      slots
        .filter(({ startTime }) => {
          const hour = (Date.parse(startTime) - Date.parse(start)) / 3_600_000;
          return hour >= 0 && hour < hours;
        })
        .map(({ isCouriersLimited, couriersLimit, costMultiplier }) =>
          [isCouriersLimited && couriersLimit, costMultiplier].join(),
        );
    const saturday = dayFrom('2026-03-27T22:00:00Z', 24);
    expect(dayFrom('2026-03-28T22:00:00Z', 23)).toEqual(saturday.toSpliced(3, 1));
  } finally {
    await app.quit();
    await server.stop();
  }
});
