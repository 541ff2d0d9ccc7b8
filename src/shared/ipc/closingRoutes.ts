import { z } from 'zod';
import type { ClosingRow, FoundList } from '../rules/closing.ts';
import { countryIds } from '../rules/countries.ts';
import { type HalfMonth, halfMonthOf, isPlainDate } from '../rules/plainDates.ts';
import type { FoundOrder } from '../rules/settledOrders.ts';
import { defineRoute } from './defineRoute.ts';
import type { ExportProblem } from './exportRoutes.ts';
import type { AppError } from './result.ts';

/** A half-month of a country, by its first day. */
export const closedPeriodSchema = z.strictObject({
  country: z.enum(countryIds),
  start: z
    .string()
    .max(10)
    .refine((day) => isPlainDate(day) && halfMonthOf(day).start === day),
});
export type ClosedPeriod = z.output<typeof closedPeriodSchema>;

/** Words of the files, in the language of the window: titles, statuses, findings. */
const wordsSchema = z
  .record(z.string().max(64), z.string().max(300))
  .refine((words) => Object.keys(words).length <= 2000);

/** Statements written so far, while a folder is saved. */
export interface SavingProgress {
  done: number;
  total: number;
}

export interface SavedClosing {
  /** Name of the new folder. */
  folder: string;
  problem: ExportProblem | null;
  statements: { written: number; total: number };
}

export const closingSteps = ['lists', 'lines', 'orders'] as const;

export interface ClosingProgress extends ClosedPeriod {
  state: 'running' | 'done' | 'stopped' | 'failed';
  step: (typeof closingSteps)[number];
  /** Lists or cities read so far. A total of `null` is still loading. */
  done: number;
  total: number | null;
  /** With `failed`: the reason. Earlier results stay valid. */
  error: AppError | null;
}

/** Completed orders compared with all lines. */
export interface ComparedOrders {
  comparedAt: string;
  ordersRead: number;
  /** Without the findings beyond the limit. */
  found: readonly FoundOrder[];
  foundInAll: number;
  /** Ids of cities whose orders could not all be read. */
  unreadCities: readonly string[];
  /** The limit of orders was reached. */
  isLimited: boolean;
  /** Lists without lines: their orders look as if they were not paid. */
  unreadLists: number;
  /** Lines whose order is of another time and could not be looked up. */
  unreadOrders: number;
}

export interface Closing {
  period: HalfMonth;
  before: HalfMonth;
  rows: readonly ClosingRow[];
  /** Without the findings beyond the limit. */
  found: readonly FoundList[];
  foundInAll: number;
  /** Lists whose lines are not read in their current version. */
  unreadLists: number;
  /** Time of the accounts; `null`: not read yet. */
  accountsAt: string | null;
  /** Lists whose payee has no account of today. */
  withoutAccount: number;
  orders: ComparedOrders | null;
}

export const closingRoutes = {
  /** Reads the pay lists of the half-month and of the one before, with the results so far. */
  'closing.read': defineRoute<Closing>()(closedPeriodSchema),
  /**
   * Reads the lines that are not known yet, accounts and orders; `closing.progressed` reports the progress. A
   * new start aborts the running one.
   */
  'closing.start': defineRoute<null>()(closedPeriodSchema),
  'closing.stop': defineRoute<null>()(z.undefined()),
  /**
   * Writes a folder with a workbook, the statements and a protocol, in the export folder or one that the user
   * chooses; `null`: cancelled, or another one is being saved. `closing.savingProgressed` reports the progress.
   */
  'closing.save': defineRoute<SavedClosing | null>()(closedPeriodSchema.extend({ words: wordsSchema })),
  /** Ends the folder with the statements written so far. */
  'closing.stopSaving': defineRoute<null>()(z.undefined()),
  'closing.saving': defineRoute<SavingProgress | null>()(z.undefined()),
  /** From the window that main prints statements in: the statement of this list is on screen, or failed. */
  'closing.statementShown': defineRoute<null>()(
    z.strictObject({ id: z.string().min(1).max(128), isWhole: z.boolean() }),
  ),
  /** Shows the folder saved last. */
  'closing.reveal': defineRoute<null>()(z.undefined()),
  /** The running or latest reading; `null`: none since login. */
  'closing.progress': defineRoute<ClosingProgress | null>()(z.undefined()),
};
