import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import { fieldElement, gridShown, openSlots, slotsOf } from '../../testing/sampleSlots.ts';

afterEach(closeApp);

const laterWeeks = (name: string) => page.getByRole('combobox', { name });

test('weeks up to eight ahead are opened from a list, and can be set up like the next one', async () => {
  const { main } = await openSlots('?zone=zone1');
  await gridShown();
  const later = laterWeeks('Later week');
  expect(
    later
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toHaveLength(8);
  await later.selectOptions('14 – 20 Dec');
  await expect.poll(routeNow).toMatch(/week=8$/);
  // Weeks to come have no orders that predict demand.
  expect(main.callsOf('timeSlots.list')).not.toContainEqual(
    expect.objectContaining({ search: { date: '2026-12-07' } }),
  );
  await expect.element(page.getByText('14 – 20 December 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Setup', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create 168 slots' }).click();
  await gridShown();
  expect(main.callsOf('timeSlots.setup')).toMatchObject([{ search: { date: '2026-12-14' } }]);
  await page.getByRole('button', { name: 'Copy slots' }).click();
  const from = page.getByRole('dialog').getByRole('combobox', { name: 'From the week' });
  await expect.element(from).toHaveValue('2026-12-14');
  await press('{Escape}');
  await page.getByRole('button', { name: 'Current week', exact: true }).click();
  await expect.poll(routeNow).toMatch(/zone=zone1$/);
  await expect.element(later).toHaveValue('');
});

test('a later week names the week whose orders it is compared with', async () => {
  await openSlots('?zone=zone1&week=3', {
    fill: (weeks) => {
      for (const monday of ['2026-10-12', '2026-11-09']) weeks.set(monday, slotsOf(monday, 'es'));
    },
  });
  await gridShown();
  // On Wednesday, the hours of the afternoon and of later days have their latest orders in the week before.
  await expect.element(page.getByText(/^for the orders of 14\s–\s21 Oct$/)).toBeVisible();
  expect(fieldElement(0, 20).title).toMatch(/\nOrders of an earlier week \(Mon,? 19 Oct\): 7\n/);
  expect(fieldElement(6, 20).title).toMatch(/\nOrders of an earlier week \(Sun,? 18 Oct\): 7\n/);
});

test('the list of later weeks shows its whole text in each language, and the week keeps its seven days', async () => {
  await page.viewport(1440, 900);
  await openSlots();
  await gridShown();
  for (const [chooser, language, label] of [
    ['Language', 'Українська', 'Пізніший тиждень'],
    ['Мова', 'Español', 'Semana posterior'],
  ] as const) {
    await choose(chooser, language);
    const later = laterWeeks(label);
    await expect.element(later).toBeVisible();
    const select = later.element();
    const style = getComputedStyle(select);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = style.font;
    const needed = Math.floor(context.measureText(label).width);
    const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    expect(select.clientWidth - paddings).toBeGreaterThanOrEqual(needed);
    const grid = page.getByRole('grid').element();
    expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  }
});
