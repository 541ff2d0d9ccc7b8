import { Button, MenuItem, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExportWords } from '#shared/ipc/exportRoutes.ts';
import { checkPayList } from '#shared/rules/checkPayList.ts';
import { groupIban } from '#shared/rules/iban.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useCities } from '../../marketplace/scopeNames.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { mask } from '../../resource/fields/fieldText.ts';
import { isFormatChosen, startFileExport } from '../../resource/list/ExportDialog.tsx';
import { ExportChoices } from '../../resource/list/ExportTools.tsx';
import { RecordActions } from '../../resource/record/RecordActions.tsx';
import { SummaryHeader } from '../../resource/record/SummaryHeader.tsx';
import { useScopeStore } from '../../stores/page.ts';
import { useIsPrivate, usePreferencesStore } from '../../stores/preferences.ts';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { canSavePage } from '../../ui/usePrint.ts';
import { noLineQuery, toLineFilter } from './LineFilters.tsx';
import type { TextTools } from './lineColumns.ts';
import { PayeeChart } from './PayeeChart.tsx';
import { linesFile, PayListExport, startLinesExport } from './PayListExport.tsx';
import { PayListLines } from './PayListLines.tsx';
import { ReconciliationCard } from './ReconciliationCard.tsx';
import {
  type PayList,
  statementSearch,
  useLines,
  usePayeeHistory,
  type usePayListParams,
} from './usePayList.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', color: tokens.colorNeutralForeground2 },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
});

interface PayListContentProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  record: Row;
  payList: PayList;
}

export const PayListContent = ({ payeeType, params, record, payList }: PayListContentProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tools: TextTools = { i18n, formatters: useFormatters() };
  const navigate = useNavigate();
  const isPrivate = useIsPrivate();
  const { resource } = useResource();
  const [lineQuery, setLineQuery] = useState(noLineQuery);
  const [isExporting, setIsExporting] = useState(false);
  const all = useLines(payeeType, params, {});
  const filters = useMemo(() => toLineFilter(lineQuery, all.data ?? []), [lineQuery, all.data]);
  const history = usePayeeHistory(payeeType, params, payList);
  const timeZone = useTimeZone();
  const { country } = useScopeStore();
  const { data: cities } = useCities(country, true);
  const place = cities?.find(({ id }) => id === params.city)?.name ?? '';
  const { vat, sum: storedCents, startDate, endDate } = payList;
  const result = useMemo(
    () =>
      all.data &&
      checkPayList({ payeeType, vat, storedCents, startDate, endDate, timeZone, lines: all.data }),
    [all.data, payeeType, vat, storedCents, startDate, endDate, timeZone],
  );
  const { money, date } = tools.formatters;
  const vatText = tools.formatters.percent(vat);
  const taxNumber = payList.idNumber && (isPrivate ? mask : payList.idNumber);
  const iban = payList.iban && (isPrivate ? mask : groupIban(payList.iban));
  const name = resource.nameOf(record);
  const exportWords: ExportWords = {
    title: t`Lines of a pay list`,
    place,
    country: params.country,
    filters: [{ name: 'dateRange', label: t`Period`, text: `${date(startDate)} – ${date(endDate)}` }],
  };
  const start = (): void => {
    const { fileProfile: profile } = usePreferencesStore.getState();
    if (profile === 'raw') startFileExport(linesFile(payeeType, params, payList, filters, exportWords), i18n);
    else {
      const wanted = { payeeType, params, payList, filters, words: exportWords, place, timeZone, profile };
      startLinesExport(wanted, i18n);
    }
  };
  const onExport = (): void => (isFormatChosen() ? start() : setIsExporting(true));
  const sum = money(storedCents / 100);
  return (
    <div className={styles.root}>
      <PageHeader title={`${name} · ${sum}`}>
        <RecordActions record={record} onRemoved={() => undefined} />
        <span>
          <Button icon={<ArrowDownload20Regular />} onClick={onExport}>
            <Trans>Export</Trans>
          </Button>
          <ExportChoices
            onAsk={() => setIsExporting(true)}
            more={
              <MenuItem onClick={() => void navigate({ search: `?${statementSearch}` })}>
                {canSavePage() ? <Trans>Statement: print or PDF…</Trans> : <Trans>Statement: print…</Trans>}
              </MenuItem>
            }
          />
        </span>
      </PageHeader>
      <SummaryHeader record={record} />
      <div className={styles.facts}>
        <span>{`${date(payList.startDate)} – ${date(payList.endDate)}`}</span>
        <span>{t`VAT ${vatText}`}</span>
        {taxNumber && <span>{t`Tax number ${taxNumber}`}</span>}
        {iban && <span>{iban}</span>}
      </div>
      <div className={styles.sides}>
        {result && <ReconciliationCard result={result} count={all.data?.length ?? 0} tools={tools} />}
        {all.isLoading && <Loading />}
        <PayeeChart history={history} tools={tools} />
      </div>
      <PayListLines
        payeeType={payeeType}
        params={params}
        vat={vat}
        filters={filters}
        onQueryChange={setLineQuery}
        tools={tools}
      />
      {isExporting && (
        <PayListExport
          payeeType={payeeType}
          params={params}
          payList={payList}
          title={name}
          filters={filters}
          exportWords={exportWords}
          onStart={start}
          onClose={() => setIsExporting(false)}
        />
      )}
    </div>
  );
};
