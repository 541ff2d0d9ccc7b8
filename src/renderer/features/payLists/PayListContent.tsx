import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { checkPayList } from '#shared/rules/checkPayList.ts';
import { groupIban } from '#shared/rules/iban.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { mask } from '../../resource/fields/fieldText.ts';
import { RecordActions } from '../../resource/record/RecordActions.tsx';
import { SummaryHeader } from '../../resource/record/SummaryHeader.tsx';
import { useIsPrivate } from '../../stores/preferences.ts';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { noLineQuery, toLineFilter } from './LineFilters.tsx';
import type { TextTools } from './lineColumns.ts';
import { PayeeChart } from './PayeeChart.tsx';
import { PayListLines } from './PayListLines.tsx';
import { PayListTools } from './PayListTools.tsx';
import { ReconciliationCard } from './ReconciliationCard.tsx';
import { type PayList, useLines, usePayeeHistory, type usePayListParams } from './usePayList.ts';

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

const Facts = ({ payList, tools }: { payList: PayList; tools: TextTools }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { date, percent } = tools.formatters;
  const vatText = percent(payList.vat);
  const taxNumber = payList.idNumber && (isPrivate ? mask : payList.idNumber);
  const iban = payList.iban && (isPrivate ? mask : groupIban(payList.iban));
  return (
    <div className={styles.facts}>
      <span>{`${date(payList.startDate)} – ${date(payList.endDate)}`}</span>
      <span>{t`VAT ${vatText}`}</span>
      {taxNumber && <span>{t`Tax number ${taxNumber}`}</span>}
      {iban && <span>{iban}</span>}
    </div>
  );
};

export const PayListContent = ({ payeeType, params, record, payList }: PayListContentProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const tools: TextTools = { i18n, formatters: useFormatters() };
  const { resource } = useResource();
  const [lineQuery, setLineQuery] = useState(noLineQuery);
  const all = useLines(payeeType, params, {});
  const filters = useMemo(() => toLineFilter(lineQuery, all.data ?? []), [lineQuery, all.data]);
  const history = usePayeeHistory(payeeType, params, payList);
  const timeZone = useTimeZone();
  const { vat, sum: storedCents, startDate, endDate } = payList;
  const result = useMemo(
    () =>
      all.data &&
      checkPayList({ payeeType, vat, storedCents, startDate, endDate, timeZone, lines: all.data }),
    [all.data, payeeType, vat, storedCents, startDate, endDate, timeZone],
  );
  const name = resource.nameOf(record);
  const own = { payeeType, params, filters };
  return (
    <div className={styles.root}>
      <PageHeader title={`${name} · ${tools.formatters.money(storedCents / 100)}`}>
        <RecordActions record={record} onRemoved={() => undefined} />
        <PayListTools {...own} payList={payList} title={name} />
      </PageHeader>
      <SummaryHeader record={record} />
      <Facts payList={payList} tools={tools} />
      <div className={styles.sides}>
        {result && <ReconciliationCard result={result} count={all.data?.length ?? 0} tools={tools} />}
        {all.isLoading && <Loading />}
        <PayeeChart history={history} tools={tools} />
      </div>
      <PayListLines {...own} vat={vat} onQueryChange={setLineQuery} tools={tools} />
    </div>
  );
};
