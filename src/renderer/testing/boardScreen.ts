import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeApp, type OpenOptions, openApp } from './openApp.tsx';
import type { SampleRecord } from './sampleRecords.ts';
import type { StubbedMain } from './stubMain.ts';

/** 12:30 in Madrid. */
const now = new Date('2026-11-23T11:30:00Z');
export const at = (minutesAgo: number): string => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
export const route = '/country/es/city/ci00000000000001/orders_now';
export const operation = 'orders.list';

/** Freezes the date for the tests of a file. */
export const setUpBoard = (): void => {
  beforeEach(() => {
    vi.setSystemTime(now);
  });
  afterEach(() => {
    closeApp();
    vi.useRealTimers();
  });
};

export const orderWith = (main: StubbedMain, id: string, changes: object): SampleRecord => ({
  ...(main.records.orders?.[0] as SampleRecord),
  id: `${id}0c12d4e5f6a7b8`,
  deliveryMethod: 'delivery',
  status: 'accepted',
  createdAt: at(15),
  paidAt: at(14),
  acceptedAt: at(10),
  updatedAt: at(10),
  preparationTime: 20,
  deliveryTime: 15,
  courierId: 'cu00000000000001',
  customerId: 'co00000000000001',
  establishmentId: 'es00000000000001',
  ...changes,
});

export const openBoard = async (options: OpenOptions = {}): Promise<StubbedMain> => {
  const main = await openApp(route, {
    ...options,
    prepare: (stub) => {
      stub.records.orders = [
        orderWith(stub, 'aaaa1111', { acceptedAt: at(20), updatedAt: at(20) }),
        orderWith(stub, 'bbbb2222', {}),
        orderWith(stub, 'cccc3333', { acceptedAt: at(50) }),
        orderWith(stub, 'dddd4444', { courierId: null, courier: null }),
        orderWith(stub, 'eeee5555', { status: 'picked_up' }),
        orderWith(stub, 'ffff6666', { status: 'paid', acceptedAt: null, paidAt: at(9) }),
        orderWith(stub, 'gggg7777', { status: 'completed' }),
      ];
      options.prepare?.(stub);
    },
  });
  await expect.element(card('BBBB2222')).toBeVisible();
  return main;
};
export const column = (name: string) => page.getByRole('region', { name });
export const named = (id: string) => ({ name: new RegExp(`^${id} `) });
export const card = (id: string) => page.getByRole('button', named(id)).first();
export const idsIn = (name: string): string[] =>
  [...column(name).element().querySelectorAll<HTMLElement>('[data-order]')]
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(({ dataset }) => (dataset.order ?? '').slice(0, 4));
export const change = (main: StubbedMain, id: string, changes: object): void =>
  void Object.assign(main.records.orders?.find((order) => order.id.startsWith(id)) ?? {}, changes);
