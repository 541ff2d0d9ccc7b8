import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { cityField } from '#shared/rules/allCities.ts';
import { isAllCities } from '../../data/entityCalls.ts';
import { asAppError } from '../../data/queryClient.ts';
import { useUser } from '../../stores/session.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { useResource } from '../define/resourceContext.tsx';
import { languagesQuery } from './loadLanguages.ts';
import { makePlan } from './makePlan.ts';
import { matchColumns } from './matchColumns.ts';
import { type PastedRow, readTable } from './pastedTable.ts';
import type { PlannedRow } from './planRows.ts';
import type { RowFailure } from './saveRows.ts';
import { usePasteSave } from './usePasteSave.ts';

/** Text, table and columns. `columns`: fields by index of the column; `null`: not used. */
const usePastedTable = (first: string) => {
  const { resource } = useResource();
  const [text, setText] = useState(first);
  const [version, setVersion] = useState(0);
  const [chosen, setChosen] = useState<readonly (string | null)[] | null>(null);
  const { data: languages } = useQuery(languagesQuery);
  const table = useMemo(() => readTable(text), [text]);
  const titles = 'problem' in table ? null : table.titles;
  const matched = useMemo(
    () => (titles && languages ? matchColumns(titles, resource, languages) : null),
    [titles, languages, resource],
  );
  const columns = chosen ?? matched;
  return {
    text,
    version,
    type: (typed: string): void => {
      setText(typed);
      setVersion((now) => now + 1);
      setChosen(null);
    },
    table,
    languages,
    columns,
    /** A field fills from one column only. */
    choose: (index: number, field: string | null): void =>
      setChosen((columns ?? []).map((name, at) => (at === index ? field : name === field ? null : name))),
  };
};

/** Rows that are left after a save, with the reasons of failed ones. */
interface Rest {
  rows: readonly PlannedRow[];
  failures: ReadonlyMap<number, RowFailure>;
}

const staysInTable = ({ result }: PlannedRow): boolean => result === 'error' || result === 'duplicate';

/** Ignores a second click: rows would be created twice. */
const useAlone = () => {
  const isBusy = useRef(false);
  return async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  };
};

/** State of the dialog: pasted text, its plan, and the outcome of a save. */
export const usePaste = (first: string, onDone: (isAll: boolean) => void) => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const id = useId();
  const user = useUser();
  const timeZone = useTimeZone();
  const formatters = useFormatters();
  const pasted = usePastedTable(first);
  const { version, table, columns, languages = [] } = pasted;
  const [isPreview, setPreview] = useState(first !== '');
  const [found, setFound] = useState<{ done: number; total: number } | null>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const [retryError, setRetryError] = useState<AppError | null>(null);
  const { progress, save } = usePasteSave();
  const rows = 'problem' in table ? null : table.rows;
  const can = resource.can(user);
  const plan = (
    wanted: readonly PastedRow[],
    signal: AbortSignal,
    uncertain: ReadonlySet<number> = new Set(),
  ): Promise<PlannedRow[]> =>
    makePlan(wanted, columns ?? [], {
      ...{ resource, can, scope, timeZone, i18n, formatters, languages, signal, uncertain },
      onProgress: (done, total) => setFound({ done, total }),
    });
  const planned = useQuery({
    // A number instead of the text, which is personal data.
    queryKey: ['paste', id, version, columns, i18n.locale],
    queryFn: ({ signal }) => plan(rows ?? [], signal),
    enabled: isPreview && rows !== null && columns !== null && rest === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const shown = rest?.rows ?? planned.data;
  const lacksCity = isAllCities(scope) && columns?.includes(cityField) !== true;
  const creation = !can.create ? 'closed' : lacksCity ? 'needsCity' : 'open';

  const finish = (all: readonly PlannedRow[], failures: Rest['failures']): void => {
    const left = all.filter((row) => failures.has(row.line) || staysInTable(row));
    setRest({ rows: left, failures });
    onDone(left.length === 0);
  };
  const alone = useAlone();
  const run = async (): Promise<void> => {
    const failures = await save(shown ?? []);
    if (failures) finish(shown ?? [], failures);
  };
  /** Looks the failed rows up again before: a lost answer may have been a success. */
  const retry = async ({ rows: all, failures: before }: Rest): Promise<void> => {
    setRetryError(null);
    const wanted = rows?.filter(({ line }) => before.has(line)) ?? [];
    try {
      const uncertain = new Set([...before].flatMap(([line, { isUncertain }]) => (isUncertain ? line : [])));
      const fresh = await plan(wanted, new AbortController().signal, uncertain);
      const failures = await save(fresh);
      const others = all.filter(({ line }) => !before.has(line));
      if (failures)
        finish(
          [...others, ...fresh].toSorted((a, b) => a.line - b.line),
          failures,
        );
    } catch (cause) {
      setRetryError(asAppError(cause));
    }
  };
  return {
    pasted,
    /** `null`: the text is being typed. */
    preview: isPreview && rows && columns ? { rows, columns } : null,
    show: setPreview,
    planned: shown,
    failures: rest?.failures ?? null,
    found: planned.isFetching ? found : null,
    error: retryError ?? asAppError(planned.error),
    reload: () => void planned.refetch(),
    progress,
    creation,
    save: () => void alone(() => (rest && rest.failures.size > 0 ? retry(rest) : run())),
  };
};
