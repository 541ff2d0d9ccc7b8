import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { companies } from '../../features/companies/companies.ts';
import { focus, list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

const flag = companies.fields.canEditMop;

beforeEach(() => void Object.assign(flag ?? {}, { quickSwitch: {} }));
afterEach(() => {
  closeApp();
  Object.assign(flag ?? {}, { quickSwitch: undefined });
});

const route = '/country/es/companies?sort=name';
const switchOf = (name: string) => page.getByRole('switch', { name: `Can edit MOP: ${name}`, exact: true });

test('a switch in a cell saves its field at once, and Ctrl+Z undoes it', async () => {
  const main = await openList(route);
  const late = Promise.withResolvers<void>();
  main.answer('companies.update', async (_call, usual) => {
    await late.promise;
    return usual();
  });
  const mop = switchOf('Company 02');
  await expect.element(mop).not.toBeChecked();
  await mop.click();
  await expect.element(mop).toBeChecked();
  await expect.element(mop).toHaveAttribute('aria-busy', 'true');
  // A second click during the save is ignored.
  await mop.click();
  late.resolve();
  await expect.element(mop).toHaveAttribute('aria-busy', 'false');
  await expect.element(mop).toBeChecked();
  const [saved, ...more] = main.callsOf('companies.update');
  // This entity is replaced as a whole, so all other fields are sent along in `replaced`.
  expect(saved?.body).toEqual({ canEditMop: true });
  expect(saved?.replaced).toMatchObject({ name: 'Company 02', managerName: 'Manager 2' });
  expect(more).toEqual([]);
  // The toast offers Undo; after Ctrl+Z it disappears.
  const told = page.getByText('Company 02: Can edit MOP: Yes', { exact: true });
  await expect.element(told).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.element(page.getByText('Undone: Company 02: Can edit MOP')).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(mop).not.toBeChecked();
});

test('a switch announces the change with the label of its field, and offers Undo', async () => {
  const main = await openList('/country/es/city/ci00000000000001/establishments');
  const stop = page.getByRole('switch', { name: 'Stopped: Taberna', exact: true });
  await stop.click();
  await expect.element(page.getByText('Taberna: stopped', { exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone: Taberna: Stopped')).toBeVisible();
  await expect.element(stop).not.toBeChecked();
  expect(main.callsOf('establishments.update').map(({ body }) => body)).toEqual([
    { isStopped: true },
    { isStopped: false },
  ]);
});

test('a refused switch goes back and shows the reason, of its field or of the whole record', async () => {
  const main = await openList(route);
  main.answer('companies.update', ({ params }) =>
    params.id === 'co00000000000002'
      ? failure('VALIDATION', 422, 'Not valid', { canEditMop: 'Not without a manager' })
      : failure('CONFLICT', 409, 'Locked for today'),
  );
  await switchOf('Company 02').click();
  await expect.element(page.getByText('Company 02: Not without a manager')).toBeVisible();
  await expect.element(switchOf('Company 02')).not.toBeChecked();
  await switchOf('Company 03').click();
  await expect.element(page.getByText('Company 03: Locked for today')).toBeVisible();
  await expect.element(switchOf('Company 03')).toHaveAttribute('aria-busy', 'false');
});

test('a switch is its own stop for the arrow keys; Space toggles it without selecting the row', async () => {
  const main = await openList(route);
  focus(switchOf('Company 02'));
  await press('{ArrowDown}');
  await expect.element(switchOf('Company 03')).toHaveFocus();
  await press(' ');
  await expect.poll(() => main.callsOf('companies.update')).toHaveLength(1);
  await expect.element(switchOf('Company 03')).toBeChecked();
  await expect.element(list.checkbox('Company 03')).not.toBeChecked();
  await expect.element(switchOf('Company 03')).toHaveFocus();
  await press('{ArrowRight}');
  await expect.poll(() => document.activeElement?.tagName).toBe('TD');
});

test('a user who may not change records sees their flags as text', async () => {
  const { can } = companies;
  Object.assign(companies, { can: () => ({ ...can(null), page: 'read', quickEdit: false }) });
  try {
    await openList(route);
    await expect.element(list.row('Company 03').getByRole('gridcell', { name: 'No' })).toBeVisible();
    await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
  } finally {
    Object.assign(companies, { can });
  }
});

test('a switch whose "on" is not better than "off" is neutral in colour', async () => {
  await openList(route);
  const colourOf = (): string => {
    const on = document.querySelector('[role=switch][aria-checked=true]');
    return on ? getComputedStyle(on).backgroundColor : '';
  };
  const usual = colourOf();
  closeApp();
  Object.assign(flag ?? {}, { quickSwitch: { isNeutral: true } });
  await openList(route);
  const neutral = colourOf();
  expect(usual).not.toBe('');
  expect(neutral).not.toBe('');
  expect(neutral).not.toBe(usual);
});
