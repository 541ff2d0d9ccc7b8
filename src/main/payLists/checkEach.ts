import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { checkPayList } from '#shared/rules/checkPayList.ts';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { RequestClass } from '../api/requestBudget.ts';
import type { PayListChecks, PayListRow } from './payListChecks.ts';
import { numberOf, payeeTypeOf, readPayListLines, textOrEmpty } from './payListLines.ts';

/**
 * Consecutive failures after which the check stops: the server is unreachable. The user can start again
 * later.
 */
const maxFailures = 8;

interface CheckOptions {
  api: AllCitiesClient;
  checks: Pick<PayListChecks, 'keep'>;
  /** Default: a check of pay lists. */
  of?: RequestClass;
  onLines?: (row: PayListRow, lines: readonly PayListLine[]) => void;
}

/** Reads and checks one list. Returns the error that kept it from being read. */
const checkOne = async (
  { api, checks, onLines }: CheckOptions,
  query: PayListsQuery,
  row: PayListRow,
  signal: AbortSignal,
): Promise<AppError | null> => {
  const { entity, params } = query;
  const answer = await readPayListLines(api, query, row, signal);
  if (signal.aborted) return null;
  if (!answer.ok) {
    checks.keep(entity, row, null);
    return answer.error;
  }
  onLines?.(row, answer.data);
  const { verdict } = checkPayList({
    payeeType: payeeTypeOf(entity),
    vat: numberOf(row.vat),
    storedCents: numberOf(row.sum),
    startDate: textOrEmpty(row.startDate),
    endDate: textOrEmpty(row.endDate),
    timeZone: countries[isCountryId(params.country) ? params.country : 'es'].timeZone,
    lines: answer.data,
  });
  checks.keep(entity, row, verdict);
  return null;
};

/** Checks lists, several at once. Returns the error that ended the check early, after aborting `giveUp`. */
export const checkEach = async (
  job: CheckOptions,
  query: PayListsQuery,
  rows: readonly PayListRow[],
  giveUp: AbortController,
  onDone: () => void,
): Promise<AppError | null> => {
  const { signal } = giveUp;
  let failures = 0;
  let fatal: AppError | null = null;
  const check = async (row: PayListRow): Promise<void> => {
    const error = await checkOne(job, query, row, signal);
    if (signal.aborted) return;
    failures = error ? failures + 1 : 0;
    if (error && (error.code === 'SESSION_ENDED' || failures >= maxFailures)) {
      fatal = error;
      giveUp.abort();
    }
    onDone();
  };
  const { api, of = 'payLists' } = job;
  await Promise.all(rows.map((row) => api.budget.run(of, () => check(row), signal)));
  return fatal;
};
