import { z } from 'zod';
import { listQuerySchema } from '../domain/listQuerySchema.ts';
import { defineRoute } from './defineRoute.ts';
import type { AppError } from './result.ts';

export const payListEntities = ['establishmentPayLists', 'courierPayLists'] as const;
export type PayListEntity = (typeof payListEntities)[number];

/** The pay lists of one city, or of all (`all` in its place), as far as these filters let them through. */
export const payListsSchema = z.strictObject({
  entity: z.enum(payListEntities),
  params: z.strictObject({ country: z.string().max(128), city: z.string().max(128) }),
  filters: listQuerySchema.shape.filters,
});
export type PayListsQuestion = z.output<typeof payListsSchema>;

/** How far the check of all of them is, or how it ended. */
export interface PayListsChecking extends Pick<PayListsQuestion, 'entity' | 'params'> {
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** So many of them have been checked, now or before; null: how many there are is being asked. */
  done: number;
  total: number | null;
  /** With `failed`: why it could not go on. What was checked until then is kept. */
  error: AppError | null;
}

/** What all of them come to, and what is known of whether they are right. */
export interface PayListsSummary {
  count: number;
  sumCents: number;
  /** Their lines come to the stored sum, and each of them is right. */
  right: number;
  differing: number;
  /** All differences together, whatever their sign: too much here does not make good for too little there. */
  differenceCents: number;
  /** Tried and not read. */
  unread: number;
  /** The oldest and the newest check among them; null where there is none. */
  checkedAt: string | null;
  newestCheckAt: string | null;
}

export const payListRoutes = {
  /**
   * Checks every one of them, four at a time; `payLists.checking` says how far it is. What was checked before and has not
   * changed since is left out, unless all is wanted anew. One check runs at a time: another one ends it.
   */
  'payLists.check': defineRoute<null>()(payListsSchema.extend({ isAnew: z.boolean() })),
  'payLists.stopCheck': defineRoute<null>()(z.undefined()),
  /** The check that runs or ran last; null: none since this person logged in. */
  'payLists.checking': defineRoute<PayListsChecking | null>()(z.undefined()),
  'payLists.summary': defineRoute<PayListsSummary>()(payListsSchema),
};
