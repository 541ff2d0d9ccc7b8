import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ClosedPeriod, ClosingProgress } from '#shared/ipc/closingRoutes.ts';
import type { ClosingFinding } from '#shared/rules/closing.ts';
import { closingFindings } from '#shared/rules/closing.ts';
import { isCountryId } from '#shared/rules/countries.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { halfMonthOf, isPlainDate, previousHalfMonth } from '#shared/rules/plainDates.ts';
import { asAppError, readOnEntering, unwrap } from '../../data/queryClient.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

/** Findings without an equal filter of the pay lists, shown on the page itself. */
export const ownFindings = [
  'sameAccount',
  'otherAccount',
  'taxNumber',
  'missing',
] as const satisfies readonly ClosingFinding[];

export interface ShownFinding {
  finding: ClosingFinding;
  payeeType: PayeeType;
  /** Empty: all cities. */
  city: string;
}

/** Half-month and shown findings, from the address. The default is the last half-month that is over. */
export const useClosingAddress = () => {
  const { country = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { today } = useFormatters();
  const asked = search.get('period') ?? '';
  const day = isPlainDate(asked) ? asked : previousHalfMonth(today()).start;
  const finding = closingFindings.find((name) => name === search.get('show'));
  const shown: ShownFinding | null = finding
    ? {
        finding,
        payeeType: search.get('of') === 'courier' ? 'courier' : 'establishment',
        city: search.get('city') ?? '',
      }
    : null;
  const { start } = halfMonthOf(day);
  return {
    of: { country: isCountryId(country) ? country : 'es', start } satisfies ClosedPeriod,
    shown,
    choosePeriod: (period: string): void => setSearch({ period }),
    /** Query string that shows a finding below the table. */
    searchOf: ({ finding: show, payeeType, city }: ShownFinding): string =>
      `?${new URLSearchParams({ period: start, show, of: payeeType, ...(city ? { city } : {}) })}`,
  };
};

/** Progress of the reading that main runs or ran last, if it is of this half-month. */
const useProgress = ({ country, start }: ClosedPeriod): ClosingProgress | null => {
  const [progress, setProgress] = useState<ClosingProgress | null>(null);
  useEffect(() => {
    let isHeard = false;
    const stop = listen('closing.progressed', (changed) => {
      isHeard = true;
      setProgress(changed);
    });
    void request('closing.progress', undefined).then((result) => {
      if (result.ok && !isHeard) setProgress(result.data);
    });
    return stop;
  }, []);
  return progress?.country === country && progress.start === start ? progress : null;
};

export const useClosing = (of: ClosedPeriod) => {
  const { country, start } = of;
  const progress = useProgress(of);
  const answer = useQuery({
    ...readOnEntering,
    queryKey: ['closing', country, start],
    queryFn: async ({ signal }) => unwrap(await request('closing.read', { country, start }, signal)),
  });
  const { refetch } = answer;
  const state = progress?.state ?? null;
  const wasRunning = useRef(false);
  // Results are in main; the window reads them when the reading has ended.
  useEffect(() => {
    if (wasRunning.current && state !== 'running') void refetch();
    wasRunning.current = state === 'running';
  }, [state, refetch]);
  return {
    closing: answer.data,
    error: asAppError(answer.error),
    reload: () => void refetch(),
    progress,
    isRunning: state === 'running',
  };
};
