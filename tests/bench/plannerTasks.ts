import { listScreen } from '../support/listScreen.ts';
import { expectSoon, genericSave, type OperatorTask, selectRows } from './operatorTask.ts';

const fridayToSunday = 12;

/** Tasks of planners, and of staff for couriers and establishments. */
export const plannerTasks: readonly OperatorTask[] = [
  {
    name: 'Raise the limit of the four evening hours of Friday, Saturday and Sunday',
    generic: {
      'a row': fridayToSunday,
      'its input': fridayToSunday,
      'mark its text': fridayToSunday,
      Save: fridayToSunday,
    },
    // Next week, so that no slot is over.
    start: ':city/time_slots?week=next',
    run: async ({ page, hands }) => {
      const field = (day: number, hour: number) => page.locator(`[data-at="${day}/${hour}/0"]`);
      await hands.drag(field(4, 19), field(6, 22));
      await hands.click(page.getByRole('button', { name: `Edit ${fridayToSunday} slots` }));
      const dialog = page.getByRole('dialog');
      await hands.click(dialog.getByRole('checkbox', { name: 'Change: Couriers limit', exact: true }));
      await hands.click(dialog.getByRole('textbox', { name: 'Couriers limit' }));
      await hands.press('Control+a');
      await hands.type('99');
      await hands.click(dialog.getByRole('button', { name: 'Save', exact: true }));
      // Slots without a limit stay so.
      await expectSoon(page.getByText(/^\d+ slots updated$/)).toBeVisible();
    },
  },
  {
    name: 'See which hour of next week lacks most couriers',
    generic: null,
    start: ':city/time_slots?week=next',
    run: async ({ page }) => {
      await expectSoon(page.getByRole('button', { name: /Worst: / })).toBeVisible();
    },
  },
  {
    name: 'Go to the hour that lacks most couriers',
    generic: null,
    start: ':city/time_slots?week=next',
    run: async ({ page, hands }) => {
      await expectSoon(page.getByRole('button', { name: /Worst: / })).toBeVisible();
      await hands.press('j');
      await expectSoon(
        page.locator('[data-slot]:is([data-need=short], [data-need=tight]):focus'),
      ).toBeVisible();
    },
  },
  {
    name: 'Stop an establishment, and resume it',
    generic: { 'the row': 1, 'the switch': 1, ...genericSave, Undo: 1 },
    start: ':city/establishments',
    run: async ({ page, hands }) => {
      const stop = listScreen(page)
        .grid.getByRole('switch', { name: /Stopped/ })
        .first();
      await hands.click(stop);
      await expectSoon(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
      await hands.press('Control+z');
      await expectSoon(page.getByText(/^Undone: /)).toBeVisible();
    },
  },
  {
    name: 'Give five couriers another vehicle',
    generic: { 'a row': 5, 'open the choices': 5, 'choose one': 5, Save: 5 },
    start: ':city/couriers',
    run: async (on) => {
      const { page, hands } = on;
      await selectRows(on, 5);
      await hands.press('e');
      await hands.choose(page.getByRole('dialog').getByRole('combobox', { name: 'Vehicle' }), 'Moto');
      await hands.press('Control+Enter');
      await expectSoon(page.getByText(/\d of \d changed\./)).toBeVisible();
    },
  },
  {
    name: 'Export three couriers of the list',
    generic: null,
    start: ':city/couriers',
    run: async (on) => {
      await selectRows(on, 3);
      await on.hands.click(on.page.getByRole('button', { name: 'Export selected' }));
      await expectSoon(on.page.getByRole('region', { name: 'Notices' })).toContainText('.csv');
    },
  },
];
