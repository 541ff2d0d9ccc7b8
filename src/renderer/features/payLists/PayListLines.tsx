import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { languageOf } from '../../ui/useFormatters.ts';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { LineDialog } from './LineDialog.tsx';
import { type LineFilter, LineFilters, type LineQuery } from './LineFilters.tsx';
import { LinesTable, shownLineId } from './LinesTable.tsx';
import { lineColumns, type TextTools } from './lineColumns.ts';
import { useLines, type usePayListParams } from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';

interface Sorting {
  payeeType: PayeeType;
  vat: number;
  i18n: I18n;
  sort: Sort;
}

/** Sort key: the displayed text, but the timestamp for moments. */
const sortKeyOf = ({
  payeeType,
  vat,
  i18n,
  sort: { field },
}: Sorting): ((line: PayListLine) => string | number | null) => {
  const figure = lineColumns[payeeType].find(({ name }) => name === field);
  if (figure) return (line) => figure.valueOf(line, vat);
  if (field === 'completedAt') return ({ completedAt }) => (completedAt ? Date.parse(completedAt) : null);
  if (field === 'status') return ({ status }) => statusText(i18n, status);
  return field === 'orderId' ? ({ orderId }) => orderId : shownLineId;
};

/** Sorts by a column. Missing values come last in both directions. */
const sortLines = (lines: readonly PayListLine[], sorting: Sorting): PayListLine[] => {
  const key = sortKeyOf(sorting);
  const direction = sorting.sort.order === 'desc' ? -1 : 1;
  const { compare } = new Intl.Collator(languageOf(sorting.i18n));
  return lines.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return typeof first === 'number' && typeof second === 'number'
      ? direction * (first - second)
      : direction * compare(String(first), String(second));
  });
};

const pageSize = 50;

interface PayListLinesProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  vat: number;
  filters: LineFilter;
  /** Must be a stable function: the receiving component is memoized. */
  onQueryChange: (query: LineQuery) => void;
  tools: TextTools;
}

/** Filtered and paginated lines of a pay list, with totals over all pages. */
export const PayListLines = ({
  payeeType,
  params,
  vat,
  filters,
  onQueryChange,
  tools,
}: PayListLinesProps) => {
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  const isPrinting = useIsPrinting();
  // Links from orders name theirs.
  const [search] = useSearchParams();
  const marked = search.get('order');
  const [turned, setTurned] = useState<number | null>(null);
  const [viewed, setViewed] = useState<PayListLine | null>(null);
  const found = useLines(payeeType, params, filters);
  const isNarrowed = Object.keys(filters).length > 0;
  const [sort, setSort] = useState<Sort | null>(null);
  const lines = useMemo(
    () => (sort && found.data ? sortLines(found.data, { payeeType, vat, i18n, sort }) : (found.data ?? [])),
    [found.data, sort, payeeType, vat, i18n],
  );
  const last = Math.max(0, Math.ceil(lines.length / pageSize) - 1);
  /** A filter may reduce the number of pages. */
  const place = marked === null ? -1 : lines.findIndex(({ orderId }) => orderId === marked);
  const page = Math.min(turned ?? Math.max(0, Math.floor(place / pageSize)), last);
  const orderPath = (orderId: string): string =>
    `/country/${params.country}/city/${params.city}/orders/${encodeURIComponent(orderId)}`;
  const [from, to] = [
    i18n.number(page * pageSize + 1),
    i18n.number(Math.min((page + 1) * pageSize, lines.length)),
  ];
  const count = i18n.number(lines.length);
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={t`Lines`}>
        <LineFilters onChange={onQueryChange} />
        <span className={styles.gap} />
        {lines.length > 0 && <span aria-live="polite">{t`${from}–${to} of ${count}`}</span>}
        {last > 0 && (
          <>
            <ToolButton
              label={t`Previous page`}
              icon={<ChevronLeft20Regular />}
              disabledFocusable={page === 0}
              onClick={() => setTurned(page - 1)}
            />
            <ToolButton
              label={t`Next page`}
              icon={<ChevronRight20Regular />}
              disabledFocusable={page === last}
              onClick={() => setTurned(page + 1)}
            />
          </>
        )}
      </div>
      {found.error && <QueryError error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Loading />}
      {found.data && lines.length === 0 && (
        <EmptyState text={isNarrowed ? t`No lines match the filters` : t`This pay list has no lines`} />
      )}
      {lines.length > 0 && (
        <LinesTable
          payeeType={payeeType}
          vat={vat}
          shown={isPrinting ? lines : lines.slice(page * pageSize, (page + 1) * pageSize)}
          all={lines}
          isNarrowed={isNarrowed}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setTurned(0);
          }}
          tools={tools}
          orderPath={orderPath}
          marked={marked}
          onView={setViewed}
        />
      )}
      {viewed && (
        <LineDialog
          payeeType={payeeType}
          line={viewed}
          vat={vat}
          tools={tools}
          orderPath={orderPath(viewed.orderId)}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
};
