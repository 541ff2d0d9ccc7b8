import { page } from 'vitest/browser';
import { type OpenOptions, openApp } from './openApp.tsx';
import type { StubbedMain } from './stubMain.ts';

const route = '/country/es/city/ci00000000000001/courier_review';
export const heading = page.getByRole('heading', { level: 1 });
export const show = page.getByRole('button', { name: 'Show the documents' });
export const documents = page.getByRole('region', { name: 'Documents' });
export const approve = page.getByRole('button', { name: 'Approve' });
export const approveAnyway = page.getByRole('button', { name: 'Approve anyway' });
export const undo = page.getByRole('button', { name: 'Undo' });
export const left = (count: number) => page.getByRole('status').filter({ hasText: `${count} left` });

export const waiting = ({ records }: StubbedMain): void => {
  for (const [index, courier] of (records.couriers ?? []).entries())
    Object.assign(courier, {
      status: 'request_was_sent',
      errorMessage: null,
      createdAt: `2026-11-0${index + 1}T10:00:00.000Z`,
      withPassportImage: '/bucket/selfie.png',
    });
};

/** Opens the review with three waiting candidates; the oldest is Iker. */
export const openReview = (options: OpenOptions = {}): Promise<StubbedMain> =>
  openApp(route, {
    ...options,
    prepare: (main) => {
      waiting(main);
      options.prepare?.(main);
    },
  });

export const deferredBodies = (main: StubbedMain): unknown[] =>
  main.requests.flatMap(({ route, payload }) =>
    route === 'api.defer' ? (payload as { calls: { body: unknown }[] }).calls.map(({ body }) => body) : [],
  );
