import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type Row, readAllRows } from '../../data/entityCalls.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { listen } from '../../ipc/bridge.ts';
import { listPath } from '../../paths.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { replaceToast, showToast, undoMs } from '../../stores/toasts.ts';
import { beginChoosing } from '../../ui/busyUser.ts';
import { errorText } from '../../ui/errorText.ts';
import { showIgnored } from '../../ui/pressedTwice.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { useResource } from '../define/resourceContext.tsx';
import {
  deselectRows,
  emptySelection,
  invertRows,
  pageState,
  refreshRows,
  type Selection,
  selectRange,
  selectRows,
  toggleRow,
} from '../table/selection.ts';
import { findGone, isFilteredOut } from './goneRows.ts';

interface SelectionOptions {
  query: ListQuery;
  rows: readonly Row[];
  /** Rows still shown but no longer in the list, so not selectable. */
  left: ReadonlySet<string>;
}

type Stored = readonly [Selection, Dispatch<SetStateAction<Selection>>];

/** Deselects rows that left the list. Counts those of consecutive edits in one toast. */
const useDrop = ([selection, setSelection]: Stored) => {
  const { t } = useLingui();
  const announced = useRef({ toast: 0, at: 0, ids: new Set<string>() });
  return (ids: readonly string[]): void => {
    const dropped = ids.filter((id) => selection.rows.has(id));
    if (dropped.length === 0) return;
    setSelection((now) => deselectRows(now, dropped));
    const { toast, at, ids: before } = announced.current;
    const isFurther = Date.now() - at < undoMs;
    const all = new Set([...(isFurther ? before : []), ...dropped]);
    const count = all.size;
    const text = t`${plural(count, {
      one: '# record left this list and is no longer selected',
      other: '# records left this list and are no longer selected',
    })}`;
    const message = { intent: 'info', text } as const;
    const shown = isFurther ? replaceToast(toast, message) : showToast(message);
    announced.current = { toast: shown, at: Date.now(), ids: all };
  };
};

/** Deselects rows that an edit or a delete removed from the list. */
const useGoneRows = (stored: Stored, { query, rows, left }: SelectionOptions, shownRows: readonly Row[]) => {
  const { resource, scope } = useResource();
  const { entity } = resource;
  const [selection, setSelection] = stored;
  useEffect(
    () =>
      listen('records.changed', (change) => {
        if (change.isRemoval && change.entity === entity)
          setSelection((now) => deselectRows(now, change.ids));
      }),
    [entity, setSelection],
  );
  const drop = useDrop(stored);
  const dropLater = useEffectEvent(drop);
  const known = useRef<{ query: ListQuery; shownRows: readonly Row[] }>({ query, shownRows: [] });
  const lookForGone = useEffectEvent(async (now: readonly Row[], gone: ReadonlySet<string>) => {
    const before = known.current;
    known.current = { query, shownRows: now };
    drop([...gone]);
    if (before.query !== query) return;
    const onPage = new Set(rows.map(({ id }) => id));
    const missing = before.shownRows.filter(
      ({ id }) =>
        selection.rows.has(id) &&
        !onPage.has(id) &&
        !isPendingRemoval(usePendingRemovals.getState().keys, entity, id),
    );
    if (missing.length > 0) dropLater(await findGone(entity, scope, missing, query));
  });
  useEffect(() => void lookForGone(shownRows, left), [shownRows, left]);
  return useStableActions({
    dropFilteredOut: (saved: readonly { before: Row; after: Row }[]): void =>
      drop(saved.flatMap(({ before, after }) => (isFilteredOut(before, after, query) ? [before.id] : []))),
  });
};

/** Reads the rows of all pages. A running request is aborted by the next one and by `stop`. */
const useReadAll = (query: ListQuery) => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const [reading, setReading] = useState<AbortController | null>(null);
  useEffect(() => () => reading?.abort(), [reading]);
  const readAll = async (take: (rows: readonly Row[]) => void): Promise<void> => {
    const path = listPath(resource.entity, scope);
    const now = new AbortController();
    setReading(now);
    forgetFailures(path);
    const all = await readAllRows(resource.entity, scope, query, now.signal);
    if (now.signal.aborted) return;
    setReading((current) => (current === now ? null : current));
    if (all.ok) take(all.data);
    else reportFailures(path, [failureOf('all', all.error, errorText(i18n, all.error))]);
  };
  return { isReading: reading !== null, readAll, stop: () => setReading(null) };
};

/** Selection of a list. Changing filters clears it. */
export const useSelection = (options: SelectionOptions) => {
  const { query, rows, left } = options;
  const { entity } = useResource().resource;
  const stored = useState(emptySelection);
  const [selection, setSelection] = stored;
  const { isReading, readAll, stop } = useReadAll(query);
  const clear = (): void => {
    stop();
    setSelection(emptySelection);
  };
  const filters = JSON.stringify(query.filters);
  const [filteredBy, setFilteredBy] = useState(filters);
  if (filteredBy !== filters) {
    setFilteredBy(filters);
    clear();
  }
  const shownRows = useMemo(
    () => (left.size === 0 ? rows : rows.filter(({ id }) => !left.has(id))),
    [rows, left],
  );
  const isChoosing = selection.rows.size > 0;
  useEffect(() => (isChoosing ? beginChoosing() : undefined), [isChoosing]);

  const readInto = (take: typeof selectRows): Promise<void> =>
    readAll((all) => setSelection((now) => take(now, all)));
  /** Fields that selected rows may lack, because no column needed them when they were read. */
  const lacking = useRef<readonly string[]>(query.without ?? []);
  const without = JSON.stringify(query.without ?? []);
  const fetchMore = useEffectEvent((names: readonly string[]): void => {
    const isShownNow = lacking.current.some((name) => !names.includes(name));
    const onPage = new Set(shownRows.map(({ id }) => id));
    const isElsewhere = [...selection.rows.keys()].some((id) => !onPage.has(id));
    lacking.current = isElsewhere && !isShownNow ? [...new Set([...lacking.current, ...names])] : names;
    if (isElsewhere && isShownNow) void readInto(refreshRows);
  });
  useEffect(() => fetchMore(JSON.parse(without)), [without]);

  const { dropFilteredOut } = useGoneRows(stored, options, shownRows);
  const pending = usePendingRemovals(({ keys }) => keys);
  const shown = useMemo(() => {
    const waiting = [...selection.rows.keys()].filter((id) => isPendingRemoval(pending, entity, id));
    return refreshRows(deselectRows(selection, waiting), shownRows);
  }, [selection, pending, entity, shownRows]);
  const remove = (ids: readonly string[]): void => setSelection((now) => deselectRows(now, ids));

  return {
    selection: shown,
    isReading,
    /** Deselects rows that an edit moved out of the list, including those of other pages. */
    dropFilteredOut,
    toggle: (row: Row, isRange: boolean): void => {
      if (left.has(row.id)) showIgnored();
      else setSelection((now) => (isRange ? selectRange(now, shownRows, row) : toggleRow(now, row)));
    },
    togglePage: (): void => {
      if (pageState(selection, shownRows) === 'all') remove(shownRows.map(({ id }) => id));
      else setSelection((now) => selectRows(now, shownRows));
    },
    invert: (): void => setSelection((now) => invertRows(now, shownRows)),
    selectAll: () => readInto(selectRows),
    remove,
    clear,
  };
};
