import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { LineDialog } from './LineDialog.tsx';
import { type LineFilter, LineFilters, type LineQuery } from './LineFilters.tsx';
import { LinesTable } from './LinesTable.tsx';
import type { TextTools } from './lineColumns.ts';
import { sortLines } from './sortLines.ts';
import { useLines, type usePayListParams } from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const pageSize = 50;

const lastPageOf = (lineCount: number): number => Math.max(0, Math.ceil(lineCount / pageSize) - 1);

interface PagerProps {
  page: number;
  lineCount: number;
  onTurn: (page: number) => void;
}

const LinesPager = ({ page, lineCount, onTurn }: PagerProps) => {
  const { i18n, t } = useLingui();
  const last = lastPageOf(lineCount);
  const from = i18n.number(page * pageSize + 1);
  const to = i18n.number(Math.min((page + 1) * pageSize, lineCount));
  const count = i18n.number(lineCount);
  return (
    <>
      <span aria-live="polite">{t`${from}–${to} of ${count}`}</span>
      {last > 0 && (
        <>
          <ToolButton
            label={t`Previous page`}
            icon={<ChevronLeft20Regular />}
            disabledFocusable={page === 0}
            onClick={() => onTurn(page - 1)}
          />
          <ToolButton
            label={t`Next page`}
            icon={<ChevronRight20Regular />}
            disabledFocusable={page === last}
            onClick={() => onTurn(page + 1)}
          />
        </>
      )}
    </>
  );
};

interface PayListLinesProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  vat: number;
  filters: LineFilter;
  /** Must be a stable function: the receiving component is memoized. */
  onQueryChange: (query: LineQuery) => void;
  tools: TextTools;
}

/** Lines in the order of the user, and the page shown. */
const useArrangedLines = (
  { payeeType, vat, filters }: PayListLinesProps,
  found: readonly PayListLine[] | undefined,
) => {
  const { i18n } = useLingui();
  // Links from orders name theirs.
  const [search] = useSearchParams();
  const marked = search.get('order');
  const [turned, setTurned] = useState<number | null>(null);
  const [sort, setSort] = useState<Sort | null>(null);
  const lines = useMemo(
    () => (sort && found ? sortLines(found, { payeeType, vat, i18n, sort }) : (found ?? [])),
    [found, sort, payeeType, vat, i18n],
  );
  const place = marked === null ? -1 : lines.findIndex(({ orderId }) => orderId === marked);
  // A filter may reduce the number of pages.
  const page = Math.min(turned ?? Math.max(0, Math.floor(place / pageSize)), lastPageOf(lines.length));
  return {
    lines,
    page,
    turn: setTurned,
    sorting: {
      marked,
      sort,
      onSort: (next: Sort): void => {
        setSort(next);
        setTurned(0);
      },
      isNarrowed: Object.keys(filters).length > 0,
    },
  };
};

/** Filtered and paginated lines of a pay list, with totals over all pages. */
export const PayListLines = (props: PayListLinesProps) => {
  const { t } = useLingui();
  const styles = usePayListStyles();
  const isPrinting = useIsPrinting();
  const { payeeType, params, vat, filters, onQueryChange, tools } = props;
  const [viewed, setViewed] = useState<PayListLine | null>(null);
  const found = useLines(payeeType, params, filters);
  const { lines, page, turn, sorting } = useArrangedLines(props, found.data);
  const orderPath = (orderId: string): string =>
    `/country/${params.country}/city/${params.city}/orders/${encodeURIComponent(orderId)}`;
  const empty = sorting.isNarrowed ? t`No lines match the filters` : t`This pay list has no lines`;
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={t`Lines`}>
        <LineFilters onChange={onQueryChange} />
        <span className={styles.gap} />
        {lines.length > 0 && <LinesPager page={page} lineCount={lines.length} onTurn={turn} />}
      </div>
      {found.error && <QueryError error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Loading />}
      {found.data && lines.length === 0 && <EmptyState text={empty} />}
      {lines.length > 0 && (
        <LinesTable
          {...sorting}
          payeeType={payeeType}
          vat={vat}
          shown={isPrinting ? lines : lines.slice(page * pageSize, (page + 1) * pageSize)}
          all={lines}
          tools={tools}
          orderPath={orderPath}
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
