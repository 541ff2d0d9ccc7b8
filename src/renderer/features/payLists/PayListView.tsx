import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular, ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeKind } from '#shared/domain/payouts.ts';
import { reconcile } from '#shared/domain/reconcile.ts';
import { groupIban } from '../../resource/kinds/text/ibanText.ts';
import { CopyLinkButton } from '../../ui/CopyLinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryError } from '../../ui/ErrorNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { LineDialog } from './LineDialog.tsx';
import { type LineFilter, LineFilters } from './LineFilters.tsx';
import { LinesTable } from './LinesTable.tsx';
import { PayeeChart } from './PayeeChart.tsx';
import { PayListExport } from './PayListExport.tsx';
import { ReconciliationCard } from './ReconciliationCard.tsx';
import { usePayeeHistory } from './usePayeeHistory.ts';
import { type PayList, useLines, type usePlace } from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';
import { useTelling } from './useTelling.ts';

const pageSize = 50;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', color: tokens.colorNeutralForeground2 },
  sides: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))', gap: '16px' },
});

interface PayListViewProps {
  kind: PayeeKind;
  place: ReturnType<typeof usePlace>;
  payList: PayList;
}

/** A pay list: what it comes to and whether that is right, its lines, and what was paid before. */
export const PayListView = ({ kind, place, payList }: PayListViewProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tables = usePayListStyles();
  const telling = useTelling();
  const [filters, setFilters] = useState<LineFilter>({});
  const [page, setPage] = useState(0);
  const [viewed, setViewed] = useState<PayListLine | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const all = useLines(kind, place, {});
  const found = useLines(kind, place, filters);
  const history = usePayeeHistory(kind, place, payList);
  const change = useCallback((next: LineFilter): void => {
    setFilters(next);
    setPage(0);
  }, []);
  const { vat, sum: storedCents } = payList;
  const result = useMemo(
    () => all.data && reconcile({ kind, vat, storedCents, lines: all.data }),
    [all.data, kind, vat, storedCents],
  );
  const lines = found.data ?? [];
  const last = Math.max(0, Math.ceil(lines.length / pageSize) - 1);
  const { money, date } = telling.formatters;
  const vatText = telling.formatters.percent(vat);
  const taxNumber = payList.idNumber;
  const sum = money(storedCents / 100);
  const orderPath = (orderId: string): string =>
    `/country/${place.country}/city/${place.city}/orders/${encodeURIComponent(orderId)}`;
  const [from, to] = [
    i18n.number(page * pageSize + 1),
    i18n.number(Math.min((page + 1) * pageSize, lines.length)),
  ];
  const count = i18n.number(lines.length);
  return (
    <div className={styles.root}>
      <PageHeader title={`${payList.payee} · ${sum}`}>
        <CopyLinkButton />
        <Button icon={<ArrowDownload20Regular />} onClick={() => setIsExporting(true)}>
          <Trans>Export</Trans>
        </Button>
      </PageHeader>
      <div className={styles.facts}>
        <span>{`${date(payList.startDate)} – ${date(payList.endDate)}`}</span>
        <span>{t`VAT ${vatText}`}</span>
        {taxNumber && <span>{t`Tax number ${taxNumber}`}</span>}
        {payList.iban && <span>{groupIban(payList.iban)}</span>}
      </div>
      <div className={styles.sides}>
        {result && <ReconciliationCard result={result} count={all.data?.length ?? 0} telling={telling} />}
        <PayeeChart history={history} telling={telling} />
      </div>
      <div className={tables.bar} role="toolbar" aria-label={t`Lines`}>
        <LineFilters onChange={change} />
        <span className={tables.gap} />
        {lines.length > 0 && <span aria-live="polite">{t`${from}–${to} of ${count}`}</span>}
        {last > 0 && (
          <>
            <ToolButton
              label={t`Previous page`}
              icon={<ChevronLeft20Regular />}
              disabledFocusable={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <ToolButton
              label={t`Next page`}
              icon={<ChevronRight20Regular />}
              disabledFocusable={page === last}
              onClick={() => setPage(page + 1)}
            />
          </>
        )}
      </div>
      {found.error && <QueryError error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && lines.length === 0 && <EmptyState text={t`No line fits the filters`} />}
      {lines.length > 0 && (
        <LinesTable
          kind={kind}
          vat={vat}
          shown={lines.slice(page * pageSize, (page + 1) * pageSize)}
          all={lines}
          telling={telling}
          orderPath={orderPath}
          onView={setViewed}
        />
      )}
      {viewed && (
        <LineDialog
          kind={kind}
          line={viewed}
          vat={vat}
          telling={telling}
          orderPath={orderPath(viewed.orderId)}
          onClose={() => setViewed(null)}
        />
      )}
      {isExporting && (
        <PayListExport
          kind={kind}
          place={place}
          payList={payList}
          filters={filters}
          onClose={() => setIsExporting(false)}
        />
      )}
    </div>
  );
};
