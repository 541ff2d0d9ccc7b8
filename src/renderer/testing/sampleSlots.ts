import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { countries } from '#shared/rules/countries.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { slotWeekOf, weekHourOf, weekStart } from '#shared/rules/slotWeek.ts';
import type { ApiCall } from './answerCall.ts';
import { openApp } from './openApp.tsx';
import type { StubbedMain } from './stubMain.ts';

/** Wednesday, 12:20 in Madrid and 13:20 in Kyiv. Daylight saving time ends on the following Sunday. */
const now = new Date('2026-10-21T10:20:00Z');
export const thisMonday = '2026-10-19';
export const nextMonday = '2026-10-26';
const hourMs = 3_600_000;

/** A slot for each hour of the week, numbered from its start; even hours are limited. */
export const slotsOf = (monday: string, country: 'es' | 'ua'): TimeSlot[] => {
  const week = slotWeekOf(monday, countries[country].timeZone);
  const start = weekStart(week);
  return Array.from({ length: ((week.days.at(-1)?.end ?? 0) - start) / hourMs }, (_, index) => {
    const startTime = new Date(start + index * hourMs).toISOString();
    const isCouriersLimited = (weekHourOf(week, startTime)?.hour ?? 0) % 2 === 0;
    return {
      id: `${monday}h${index}`,
      startTime,
      isDeliveryActive: true,
      isHighDemand: false,
      isCouriersLimited,
      couriersLimit: isCouriersLimited ? 4 : 0,
      bookedCouriers: 3,
      maxQueue: 2,
      minFreeCouriers: 1,
      numberOfOrders: 7,
      costMultiplier: 1,
    };
  });
};

export interface SlotServer {
  main: StubbedMain;
  /**
   * Slots by Monday, or by zone and Monday. Tests may change them to
   * simulate another user; `notify` then notifies the window.
   */
  weeks: Map<string, TimeSlot[]>;
  notify: () => void;
  sent: () => { slot: Record<string, unknown>; ids: string[] }[];
}

const zones = [
  { id: 'zone1', name: 'Centro', numberOfCouriers: 12, status: 'active' },
  { id: 'zone2', name: 'Norte', numberOfCouriers: 1, status: 'email_not_verified' },
  { id: 'zone3', name: 'Sur', numberOfCouriers: 4, status: 'active' },
  { id: 'zone4', name: 'Oeste', numberOfCouriers: 4, status: 'active' },
];

const prepare = (main: StubbedMain, weeks: SlotServer['weeks'], notify: () => void): void => {
  const change = (ids: readonly string[], values: object) => {
    for (const [monday, slots] of weeks) {
      weeks.set(
        monday,
        slots.map((slot) => (ids.includes(slot.id) ? { ...slot, ...values } : slot)),
      );
    }
    queueMicrotask(notify);
    return success(null);
  };
  const dateOf = (asked: ApiCall): string => (asked as ApiCall & { search: { date: string } }).search.date;
  const weekOf = (asked: ApiCall): TimeSlot[] =>
    weeks.get(`${asked.params.id} ${dateOf(asked)}`) ?? weeks.get(dateOf(asked)) ?? [];
  main.answer('geoZones.list', () => success(zones));
  main.answer('timeSlots.list', (asked) => success(structuredClone(weekOf(asked))));
  main.answer('timeSlots.update', ({ params, body }) => change([params.id ?? ''], body ?? {}));
  main.answer('timeSlots.updateBatch', ({ body }) => {
    const { ids, slot } = body as { ids: string[]; slot: object };
    return change(ids, slot);
  });
  main.answer('timeSlots.setup', (asked) => {
    weeks.set(dateOf(asked), slotsOf(dateOf(asked), asked.params.country as 'es'));
    queueMicrotask(notify);
    return success(null);
  });
};

interface OpenOptions {
  country?: 'es' | 'ua';
  hasNext?: boolean;
  /** Changes the slots before the screen opens. */
  fill?: (weeks: SlotServer['weeks'], main: StubbedMain) => void;
}

/**
 * Opens the screen in the week in which daylight saving time ends. The
 * next week has slots too, unless `hasNext` is false.
 */
export const openSlots = async (
  address = '?zone=zone1',
  { country = 'es', hasNext = true, fill }: OpenOptions = {},
): Promise<SlotServer> => {
  vi.setSystemTime(now);
  onTestFinished(() => void vi.useRealTimers());
  const weeks = new Map([[thisMonday, slotsOf(thisMonday, country)]]);
  if (hasNext) weeks.set(nextMonday, slotsOf(nextMonday, country));

  const city = 'ci00000000000001';
  const server: { notify: () => void } = { notify: () => undefined };
  const main = await openApp(`/country/${country}/city/${city}/time_slots${address}`, {
    prepare: (stub) => {
      server.notify = () =>
        stub.notify('records.changed', {
          entity: 'timeSlots',
          scope: { country, city },
          ids: [],
          isRemoval: false,
        });
      prepare(stub, weeks, () => server.notify());
      fill?.(weeks, stub);
    },
  });
  await expect.element(page.getByRole('heading', { name: /^Time slots/ })).toBeVisible();
  return {
    main,
    weeks,
    notify: server.notify,
    sent: () =>
      main.calls.flatMap(({ operation, params, body = {} }) => {
        if (operation === 'timeSlots.update') return [{ slot: body, ids: [params.id ?? ''] }];
        return operation === 'timeSlots.updateBatch'
          ? [body as { slot: Record<string, unknown>; ids: string[] }]
          : [];
      }),
  };
};

/** Field by day and hour; `part` selects one of two equal hours at the clock change. */
export const field = (day: number, hour: number, part = 0): Locator =>
  page.elementLocator(fieldElement(day, hour, part));

export const fieldElement = (day: number, hour: number, part = 0): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-at="${day}/${hour}/${part}"]`);
  if (!element) throw new Error(`There is no field ${day}/${hour}/${part}`);
  return element;
};

export const slotText =
  (day: number, hour: number): (() => string) =>
  () =>
    fieldElement(day, hour).textContent;

export const gridShown = (): Promise<void> =>
  expect.element(page.getByRole('grid', { name: 'Time slots' })).toBeVisible();

export const chosenIds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-slot][aria-selected=true]')].map(
    ({ dataset }) => dataset.slot ?? '',
  );
