import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { press, untilShown } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import {
  approve,
  approveAnyway,
  deferredBodies,
  documents,
  heading,
  openReview,
  show,
  undo,
  waiting,
} from '../../testing/reviewScreen.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';
import { forgetPresses } from '../../ui/pressedTwice.ts';

afterEach(closeApp);

const openWithoutDocuments = async (): Promise<StubbedMain> => {
  vi.setSystemTime(new Date('2026-11-23T11:30:00Z'));
  onTestFinished(() => void vi.useRealTimers());
  const none = { image: null, passportNumber: null, passportImage: null, withPassportImage: null };
  const main = await openReview({
    prepare: ({ records }) => {
      for (const courier of records.couriers ?? []) Object.assign(courier, none);
    },
  });
  await expect.element(approve).toBeVisible();
  return main;
};

test('a double key press decides on one candidate only, also without documents', async () => {
  const main = await openWithoutDocuments();
  await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true');
  await heading.click();
  vi.setSystemTime(new Date('2026-11-23T11:30:01Z'));
  await press('a');
  await approveAnyway.click();
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await untilShown('You pressed too soon. Nothing changed.', () => press('a'));
  await approve.click();
  expect(deferredBodies(main)).toEqual([{ status: 'accepted' }]);
  vi.setSystemTime(new Date('2026-11-23T11:30:02Z'));
  await approve.click();
  await approveAnyway.click();
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
});

test('a clock that is set back by a day does not block decisions', async () => {
  const main = await openWithoutDocuments();
  vi.setSystemTime(new Date('2026-11-22T11:30:00Z'));
  await approve.click();
  await approveAnyway.click();
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }]);
});

test('approving without zone or passport picture asks once, next to the documents', async () => {
  const main = await openReview({
    prepare: ({ records }) =>
      Object.assign(records.couriers?.[0] ?? {}, { geoZoneId: null, geoZone: null, iban: null }),
  });
  await show.click();
  await press('a');
  const question = page.getByRole('region', { name: 'Approve anyway?' });
  await expect.element(question).toMatchTextContent(/No zone\s*· No IBAN/);
  await expect.element(documents).toBeVisible();
  await expect.element(approveAnyway).toHaveFocus();
  await press('a');
  await press('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(documents).toBeVisible();
  await approve.dblClick();
  await expect.element(approveAnyway).toBeVisible();
  expect(deferredBodies(main)).toEqual([]);
  await press('1');
  await expect.poll(() => main.callsOf('couriers.update')[0]?.body).toEqual({ geoZoneId: 'zone1' });
  await expect
    .element(page.getByRole('button', { name: 'Centro', exact: false }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(question).not.toBeInTheDocument();
  await press('a');
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }]);
});

test('Undo of a decision also restores the zone that was chosen for it', async () => {
  const main = await openReview({
    prepare: (stub) => {
      Object.assign(stub.records.couriers?.[0] ?? {}, { geoZoneId: null, geoZone: null });
      stub.answerRoute('api.cancelDeferred', () => success({ cancelled: true }));
    },
  });
  const zoneNow = () => main.records.couriers?.[0]?.geoZoneId;
  await show.click();
  await press('1');
  await expect.poll(zoneNow).toBe('zone1');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await press('a');
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }]);
  await undo.click();
  await expect.poll(zoneNow).toBe(null);
  await expect.element(page.getByText('Undone: Iker Sample: Accepted')).toBeVisible();
  await expect.element(page.getByText(/^Undone: Iker.*: Geo zone/)).toBeVisible();
  await expect.element(heading).toMatchTextContent(/^Iker/);
});

test('Ctrl+Z takes a sent decision back after a question, but not one that was taken back elsewhere', async () => {
  const main = await openReview();
  const bodies = () => main.callsOf('couriers.update').map(({ body }) => body);
  const sent = async (name: string): Promise<void> => {
    await show.click();
    await press('a');
    await expect.element(heading).not.toHaveTextContent(name);
    await main.sendDeferred();
  };
  await sent('Iker Sample');
  await sent('Lola Sample');
  expect(bodies()).toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
  Object.assign(main.records.couriers?.[1] ?? {}, { status: 'request_was_sent' });
  const later = Date.now() + 5 * 60_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  onTestFinished(() => clock.mockRestore());
  const question = (name: string) =>
    page.getByRole('alertdialog', { name: `Undo “${name}: Accepted” from 5 minutes ago?` });
  await press('{Control>}z{/Control}');
  await question('Lola Sample').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/^Nothing left to change: Lola Sample/)).toBeVisible();
  forgetPresses();
  await press('{Control>}z{/Control}');
  await question('Iker Sample').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone: Iker Sample: Status')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Iker Sample');
  expect(bodies().slice(2)).toEqual([{ status: 'request_was_sent' }]);
});

test('the candidates of all cities come in one queue, oldest first, each decided in its own city', async () => {
  const main = await openApp('/country/es/city/all/courier_review', {
    prepare: (stub) => {
      stub.records.cities = [
        { id: 'ci00000000000001', name: 'Madrid', localName: 'Madrid' },
        { id: 'ci00000000000002', name: 'Bilbao', localName: 'Bilbo' },
      ];
      waiting(stub);
      for (const [index, courier] of (stub.records.couriers ?? []).entries())
        Object.assign(courier, { city: `ci0000000000000${1 + (index % 2)}` });
    },
  });
  const status = page.getByRole('status');
  await expect.element(heading).toHaveTextContent('Iker Sample');
  await expect.element(status.filter({ hasText: 'left · Madrid' })).toBeVisible();
  expect(main.callsOf('couriers.list').at(-1)?.params).toEqual({ country: 'es', city: 'all' });
  await show.click();
  await press('a');
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await expect.element(status.filter({ hasText: 'left · Bilbao' })).toBeVisible();
  const reads = main.callsOf('couriers.read').map(({ params }) => params.city);
  expect(reads).toEqual(expect.arrayContaining(['ci00000000000001', 'ci00000000000002']));
  await show.click();
  await press('a');
  await main.sendDeferred();
  await expect
    .poll(() => main.callsOf('couriers.update').map(({ params }) => params.city))
    .toEqual(['ci00000000000001', 'ci00000000000002']);
});
