import { Button, makeStyles, mergeClasses, Switch, Text, tokens } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import { checkPayList } from '#shared/rules/checkPayList.ts';
import { isCountryId } from '#shared/rules/countries.ts';
import { groupIban } from '#shared/rules/iban.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { cityNames, useCities } from '../../marketplace/scopeNames.ts';
import { paths } from '../../paths.ts';
import { mask } from '../../resource/fields/fieldText.ts';
import { useIsPrivate, usePreferencesStore } from '../../stores/preferences.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { savePage } from '../../ui/savePage.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { canSavePage } from '../../ui/usePrint.ts';
import { FigureCell } from './FigureCell.tsx';
import { shownIdLength } from './LineFilters.tsx';
import { lineColumns, type TextTools } from './lineColumns.ts';
import { totalRows } from './lineTotals.ts';
import { ReconciliationCard } from './ReconciliationCard.tsx';
import {
  type PayList,
  useIsForFile,
  useLines,
  type usePayListParams,
  useStatementReport,
} from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '1100px',
    padding: '28px 32px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { maxWidth: 'none', padding: 0, border: 'none' },
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '24px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  issuer: { whiteSpace: 'pre-line', textAlign: 'right', overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '10px 24px',
    margin: 0,
  },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  scroller: { overflowX: 'auto' },
  lines: {
    '& th, & td': { height: '26px', whiteSpace: 'normal' },
    '& thead th': { paddingBlock: '4px' },
    '& tbody td:first-child': { whiteSpace: 'nowrap' },
    '& tfoot > tr > *': { fontWeight: tokens.fontWeightSemibold },
  },
  sum: { alignSelf: 'flex-end', fontSize: tokens.fontSizeBase400, fontVariantNumeric: 'tabular-nums' },
});

interface StatementProps {
  payeeType: PayeeType;
  payList: PayList;
  lines: readonly PayListLine[];
  place: string;
  withCheck: boolean;
}

const StatementLines = ({
  payeeType,
  payList,
  lines,
}: Pick<StatementProps, 'payeeType' | 'payList' | 'lines'>) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tables = usePayListStyles();
  const tools: TextTools = { i18n, formatters: useFormatters() };
  const columns = lineColumns[payeeType];
  return (
    <div className={styles.scroller}>
      <table className={mergeClasses(tables.table, styles.lines)} aria-label={t`Lines`}>
        <thead>
          <tr>
            <th scope="col">{t`Completed at`}</th>
            <th scope="col">{t`Order`}</th>
            <th scope="col">{t`Status`}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className={tables.number}>
                {i18n._(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.completedAt ? tools.formatters.dateTime(line.completedAt) : '–'}</td>
              <td>{line.orderId.slice(0, shownIdLength).toUpperCase()}</td>
              <td>{statusText(i18n, line.status)}</td>
              {columns.map((column) => (
                <FigureCell
                  key={column.name}
                  column={column}
                  value={column.valueOf(line, payList.vat)}
                  tools={tools}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totalRows(payeeType, lines, payList.vat).map(({ name, label, count, cells }) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {`${label ? i18n._(label) : t`All lines`} · ${i18n.number(count)}`}
              </th>
              {cells.map(({ column, value }) =>
                value === null ? (
                  <td key={column.name} />
                ) : (
                  <FigureCell key={column.name} column={column} value={value} tools={tools} />
                ),
              )}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
};

const Statement = ({ payeeType, payList, lines, place, withCheck }: StatementProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isForFile = useIsForFile();
  const isPrivate = useIsPrivate() && !isForFile;
  const timeZone = useTimeZone();
  const issuer = usePreferencesStore((settings) => settings.statementIssuer);
  const formatters = useFormatters();
  const { startDate, endDate, vat, sum, idNumber, iban } = payList;
  const hidden = (text: string): string => (isPrivate && text !== '' ? mask : text);
  const facts: readonly (readonly [string, string])[] = [
    [t`Payee`, payeeType === 'courier' ? hidden(payList.payee) : payList.payee],
    [t`Tax number`, hidden(idNumber)],
    [t`IBAN`, hidden(iban && groupIban(iban))],
    [t`City`, place],
    [t`Period`, formatters.days(startDate, endDate)],
    [t`VAT`, formatters.percent(vat)],
    [t`Date`, formatters.date(formatters.today())],
    [t`Pay list`, payList.id],
  ];
  return (
    <article className={styles.sheet} aria-label={t`Statement`}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Statement</Trans>
        </h1>
        {issuer !== '' && <div className={styles.issuer}>{issuer}</div>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text || '–'}</dd>
          </div>
        ))}
      </dl>
      <StatementLines payeeType={payeeType} payList={payList} lines={lines} />
      <Text className={styles.sum} weight="semibold">{`${t`Payout`}: ${formatters.money(sum / 100)}`}</Text>
      {withCheck && (
        <ReconciliationCard
          result={checkPayList({ payeeType, vat, storedCents: sum, startDate, endDate, timeZone, lines })}
          count={lines.length}
          tools={{ i18n, formatters }}
        />
      )}
    </article>
  );
};

/** File name without extension; main replaces characters that file systems refuse. */
const statementName = (title: string, { payee, startDate, endDate }: PayList): string =>
  `${title} ${payee.slice(0, 160)} ${startDate}_${endDate}`;

interface StatementPageProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  payList: PayList;
  /** Name for title and file; masked in privacy mode. */
  name: string;
}

/** Statement for the payee: preview, print and PDF. Results of our own check are left out unless ticked. */
export const StatementPage = ({ payeeType, params, payList, name }: StatementPageProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const all = useLines(payeeType, params, {});
  const [withCheck, setWithCheck] = useState(false);
  const country = isCountryId(params.country) ? params.country : 'es';
  const { data: cities } = useCities(country, true);
  const place = cityNames(i18n.locale, country, cities).find(({ id }) => id === params.city)?.name ?? '';
  useStatementReport(payList.id, all.error ? false : all.data && cities ? true : null);
  const hasIssuer = usePreferencesStore((settings) => settings.statementIssuer !== '');
  const title = t`Statement`;
  return (
    <div className={styles.root}>
      <div className={styles.tools} role="toolbar" aria-label={title}>
        <Button
          appearance="primary"
          icon={<Print20Regular />}
          disabled={!all.data}
          onClick={() => window.print()}
        >
          <Trans>Print…</Trans>
        </Button>
        {canSavePage() && (
          <Button
            icon={<DocumentPdf20Regular />}
            disabled={!all.data}
            onClick={() => void savePage(i18n, statementName(title, { ...payList, payee: name }))}
          >
            <Trans>Save as PDF…</Trans>
          </Button>
        )}
        <Switch
          label={t`With internal check`}
          checked={withCheck}
          onChange={(_event, { checked }) => setWithCheck(checked)}
        />
        <TextLink to={{ search: '' }}>
          <Trans>Back to the pay list</Trans>
        </TextLink>
        {!hasIssuer && (
          <TextLink to={`${paths.appSettings}?section=exports`}>
            <Trans>Add the issuer in the settings</Trans>
          </TextLink>
        )}
      </div>
      {all.error && <QueryError error={all.error} onRetry={() => void all.refetch()} />}
      {all.isLoading && <Loading />}
      {all.data && (
        <Statement
          payeeType={payeeType}
          payList={payList}
          lines={all.data}
          place={place}
          withCheck={withCheck}
        />
      )}
    </div>
  );
};
