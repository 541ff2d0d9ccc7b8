import { z } from 'zod';
import { listQuerySchema } from '../query/listQuerySchema.ts';
import { defineRoute } from './defineRoute.ts';
import type { AppError } from './result.ts';

export const payListEntities = ['establishmentPayLists', 'courierPayLists'] as const;
export type PayListEntity = (typeof payListEntities)[number];

/** Pay lists of a city or of all cities (`all`) that match the filters. */
export const payListsSchema = z.strictObject({
  entity: z.enum(payListEntities),
  params: z.strictObject({ country: z.string().max(128), city: z.string().max(128) }),
  filters: listQuerySchema.shape.filters,
});
export type PayListsQuery = z.output<typeof payListsSchema>;

export interface PayListsChecking extends Pick<PayListsQuery, 'entity' | 'params'> {
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** Lists checked so far, including earlier checks. A total of `null` is still loading. */
  done: number;
  total: number | null;
  /** With `failed`: the reason. Earlier results stay valid. */
  error: AppError | null;
}

/** Totals of the matching lists and of their checks. */
export interface PayListsSummary {
  count: number;
  sumCents: number;
  /** Lists whose sum and lines are all correct. */
  right: number;
  differing: number;
  /** Sum of absolute differences, so that opposite ones do not cancel out. */
  differenceCents: number;
  unread: number;
  /** Oldest and newest check; `null` if there is none. */
  checkedAt: string | null;
  newestCheckAt: string | null;
}

export const payListRoutes = {
  /**
   * Checks all matching lists, four at a time; `payLists.checking` reports the progress. Skips lists that
   * have not changed since their last check, unless `isAnew`. A new check aborts the running one.
   */
  'payLists.check': defineRoute<null>()(payListsSchema.extend({ isAnew: z.boolean() })),
  'payLists.stopCheck': defineRoute<null>()(z.undefined()),
  /** The running or latest check; `null`: none since login. */
  'payLists.checking': defineRoute<PayListsChecking | null>()(z.undefined()),
  'payLists.summary': defineRoute<PayListsSummary>()(payListsSchema),
};
