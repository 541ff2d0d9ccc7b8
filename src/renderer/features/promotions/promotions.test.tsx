import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const route = '/country/es/city/ci00000000000001/promotions';
const day = 86_400_000;
const from = (days: number): string => new Date(Date.now() + days * day).toISOString();
const promotion = (number: number, start: number, end: number, status: string) => ({
  id: `pr0000000000000${number}`,
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-09-01T10:00:00.000Z',
  name: `Promotion ${number}`,
  establishmentId: 'es1',
  establishment: 'La Barraca',
  establishmentName: 'La Barraca',
  image: null,
  startDate: from(start),
  endDate: from(end),
  isPublic: true,
  isActive: true,
  status,
  errorMessage: null,
});
const prepare = ({ records }: StubbedMain): void => {
  records.promotions = [
    promotion(1, -2, 2, 'accepted'),
    promotion(2, 2, 4, 'request_was_sent'),
    promotion(3, -4, -2, 'on_hold'),
  ];
};
const main = page.getByRole('main');

test('running, planned and ended promotions are marked, and an unknown status is shown as it is', async () => {
  await openList(route, { prepare });
  const mark = (name: string, label: string) => list.row(name).getByRole('img', { name: label });
  await expect.element(mark('Promotion 1', 'Running')).toBeInTheDocument();
  await expect.element(mark('Promotion 2', 'Planned')).toBeInTheDocument();
  await expect.element(mark('Promotion 3', 'Ended')).toBeInTheDocument();
  await expect.element(list.row('Promotion 3').getByText('on_hold')).toBeInTheDocument();
});

test('a pending promotion is accepted or rejected with one click and Undo; a colleague’s decision is kept', async () => {
  const stub = await openApp(`${route}/pr00000000000002`, { prepare });
  const notices = page.getByRole('region', { name: 'Notices' });
  const accept = main.getByRole('button', { name: 'Accept', exact: true });
  const reject = main.getByRole('button', { name: 'Reject', exact: true });
  await accept.click();
  await expect.element(notices.getByText('Promotion 2: Accepted')).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await expect.element(reject).not.toBeInTheDocument();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(reject).toBeVisible();
  expect(stub.records.promotions?.[1]).toMatchObject({ status: 'request_was_sent' });
  Object.assign(stub.records.promotions?.[1] ?? {}, { status: 'accepted', updatedAt: from(0) });
  await reject.click();
  await expect.element(notices.getByText('Promotion 2: changed by another user')).toBeVisible();
  await expect.element(reject).not.toBeInTheDocument();
  expect(stub.records.promotions?.[1]).toMatchObject({ status: 'accepted' });
});

test('the end must not precede the start, a rejection with error needs a message, the establishment is read-only', async () => {
  const stub = await openApp(`${route}/pr00000000000003`, { prepare });
  await expect.element(main.getByRole('link', { name: 'La Barraca' })).toBeVisible();
  await expect.element(main.getByLabelText('Error message')).not.toBeInTheDocument();
  await main.getByLabelText('Name', { exact: true }).fill('Renamed');
  const save = main.getByRole('button', { name: 'Save' });
  await save.click();
  await expect
    .poll(() => stub.callsOf('promotions.update').map(({ body }) => body))
    .toEqual([{ name: 'Renamed' }]);
  expect(stub.records.promotions?.[2]).toMatchObject({ status: 'on_hold' });

  await main.getByRole('combobox', { name: 'Status' }).selectOptions('Rejected with error');
  await main.getByLabelText('Start date', { exact: true }).fill('20 Nov 2026 10:00');
  await main.getByLabelText('End date', { exact: true }).fill('20 Nov 2026 09:50');
  await save.click();
  await expect.element(main.getByText('Required: Error message')).toBeVisible();
  await expect.element(main.getByText(/Must not be before/)).toBeVisible();
  await main.getByLabelText('Error message').fill('No picture');
  // Rounds minutes to steps of ten, with a hint while typing.
  const end = main.getByLabelText('End date', { exact: true });
  await end.fill('20 Nov 2026 10:08');
  await expect.element(main.getByText('10:10: use steps of ten minutes')).toBeVisible();
  await main.getByLabelText('Error message').click();
  await expect.element(end).toHaveValue('20/11/2026 10:10');
  await save.click();
  await expect
    .poll(() => stub.records.promotions?.[2])
    .toMatchObject({
      status: 'rejected_with_error',
      errorMessage: 'No picture',
      startDate: expect.stringMatching(/^2026-11-20T09:00/),
      endDate: expect.stringMatching(/^2026-11-20T09:10/),
    });

  // After moving only the start, the unchanged end is invalid; the error appears before saving.
  await main.getByLabelText('Start date', { exact: true }).fill('21 Nov 2026 10:00');
  await press('{Tab}');
  await expect.element(main.getByText(/Must not be before/)).toBeVisible();
  await save.click();
  await expect.element(main.getByLabelText('End date', { exact: true })).toHaveFocus();
  expect(stub.callsOf('promotions.update')).toHaveLength(2);
});

test('an error found by a save is scrolled into view above the footer buttons', async () => {
  await page.viewport(1280, 1000);
  await openApp(`${route}/pr00000000000003`, { prepare });
  await main.getByRole('combobox', { name: 'Status' }).selectOptions('Rejected with error');
  const [input, save] = [main.getByLabelText('Error message'), main.getByRole('button', { name: 'Save' })];
  const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
  const foot = save.element().closest('[data-actions]') as Element;
  // Window height at which the input ends exactly at the footer.
  await page.viewport(1280, Math.ceil(bottomOf(input.element())) + foot.clientHeight);
  await save.click();
  await expect.element(input).toHaveFocus();
  const message = main.getByText('Required: Error message').element();
  await expect.poll(() => bottomOf(message) <= foot.getBoundingClientRect().top).toBe(true);
});
