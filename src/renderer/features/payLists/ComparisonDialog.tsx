import { Button, Input, makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import type { Result } from '#shared/ipc/result.ts';
import { type ComparedPayee, comparePayees, percentOf } from '#shared/rules/payeeComparison.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import { callEntity, isAllCities, type Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import { unwrap } from '../../data/queryClient.ts';
import { recordPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { mask } from '../../resource/fields/fieldText.ts';
import { useCityLabels } from '../../resource/list/listExportOf.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import {
  arrangeCompared,
  type Comparison,
  comparedPeriod,
  ignoredFilters,
  narrowedTo,
  periodOf,
} from './comparePayees.ts';
import { signedMoney } from './differenceField.tsx';
import { LineTitle } from './LineTitle.tsx';
import { useComparisonExport } from './useComparisonExport.ts';
import { type PayList, toPayList } from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  rows: { maxHeight: 'max(200px, calc(100vh - 420px))', overflow: 'auto' },
  // Long names wrap, so that no figure scrolls out of view.
  payee: { '& tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

const pageSize = 500;
/** Rows shown, largest differences first; the last row sums up the others. */
const maxShown = 200;

const readPeriod = async (
  { entity, params, filters = {} }: PayListsQuery,
  period: HalfMonth,
  signal: AbortSignal,
): Promise<PayList[]> => {
  const lists: PayList[] = [];
  const narrowed = narrowedTo(filters, period);
  const answer = await readPages<Row>({
    size: pageSize,
    read: async (page): Promise<Result<Row[]>> => {
      const found = await callEntity<Row[]>(entity, 'list', params, {
        query: { ...page, filters: narrowed },
        signal,
      });
      // Fails as a whole: without one city, its payees would look as if they had lost their pay.
      const [unread] = (found.ok && found.unread) || [];
      return unread ? { ok: false, error: unread.error } : found;
    },
    take: (rows) => {
      for (const row of rows) lists.push(toPayList(row));
    },
  });
  unwrap(answer);
  return lists;
};

const sumOf = (rows: readonly ComparedPayee[], period: 'now' | 'before'): number =>
  rows.reduce((sum, row) => sum + (row[period] ?? 0), 0);

interface ComparedTableProps {
  query: PayListsQuery;
  rows: readonly ComparedPayee[];
  period: HalfMonth;
  other: HalfMonth;
  text: string;
}

/** Payees with their sums of both half-months; each links to its pay list. */
const ComparedTable = ({ query, rows, period, other, text }: ComparedTableProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const tables = usePayListStyles();
  const isPrivate = useIsPrivate();
  const formatters = useFormatters();
  const cities = useCityLabels();
  const [sort, setSort] = useState<Sort | null>(null);
  const { money, days } = formatters;
  const hasCity = isAllCities(query.params);
  const shown = arrangeCompared(rows, text, sort, (id) => cities[id] ?? id);
  const isNamed = query.entity === 'courierPayLists' && isPrivate;
  const signedPercent = (share: number): string => `${share > 0 ? '+' : ''}${formatters.percent(share)}`;
  const [now, before] = [sumOf(shown, 'now'), sumOf(shown, 'before')];
  const cells = (paid: number | null, paidBefore: number | null, share: number | null) => (
    <>
      {Object.entries({ paid, paidBefore }).map(([name, cents]) => (
        <td key={name} className={mergeClasses(tables.number, (cents ?? 0) < 0 && tables.negative)}>
          {cents === null ? '–' : money(cents / 100)}
        </td>
      ))}
      <td className={tables.number}>{signedMoney((paid ?? 0) - (paidBefore ?? 0), formatters)}</td>
      <td className={tables.number}>
        {paid === null ? t`gone` : paidBefore === null ? t`new` : share === null ? '–' : signedPercent(share)}
      </td>
    </>
  );
  const titles = [
    ['payee', t`Payee`],
    ...(hasCity ? [['city', t`City`] as const] : []),
    ['now', days(period.start, period.end)],
    ['before', days(other.start, other.end)],
    ['difference', t`Difference`],
    ['percent', t`Percent`],
  ] as const;
  return (
    <>
      <div className={styles.rows}>
        <table
          className={mergeClasses(tables.table, tables.kept, styles.payee)}
          aria-label={t`Compare by payee`}
        >
          <thead>
            <tr>
              {titles.map(([name, label]) => (
                <LineTitle
                  key={name}
                  name={name}
                  label={label}
                  {...(name === 'payee' || name === 'city' ? {} : { className: tables.number })}
                  sort={sort}
                  onSort={setSort}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, maxShown).map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <RecordLink
                    to={recordPath(
                      query.entity,
                      { ...query.params, city: row.cityId || query.params.city },
                      row.listId,
                    )}
                  >
                    {isNamed ? mask : row.payee}
                  </RecordLink>
                </th>
                {hasCity && <td>{cities[row.cityId] ?? row.cityId}</td>}
                {cells(row.now, row.before, row.percent)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasCity ? 2 : 1}>
                <Plural value={shown.length} one="# payee" other="# payees" />
              </th>
              {cells(now, before, percentOf(now, before))}
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.length > maxShown && (
        <Text size={200}>
          {sort ? (
            <Trans>Only the first payees. The last row includes all of them.</Trans>
          ) : (
            <Trans>Largest differences only. The last row includes all payees.</Trans>
          )}
        </Text>
      )}
    </>
  );
};

interface ComparisonDialogProps {
  query: PayListsQuery;
  onClose: () => void;
}

/** Compares the payees' sums of a half-month with the previous one or with the same one a year ago. */
export const ComparisonDialog = ({ query, onClose }: ComparisonDialogProps) => {
  const { i18n, t } = useLingui();
  const { resource } = useResource();
  const styles = useStyles();
  const { days, today } = useFormatters();
  const [comparison, setComparison] = useState<Comparison>('before');
  const [text, setText] = useState('');
  const { filters = {} } = query;
  const period = comparedPeriod(filters, today());
  const other = periodOf(period, comparison);
  const answer = useQuery({
    queryKey: ['records', query.entity, 'comparison', query.params, filters, period, other],
    queryFn: async ({ signal }) =>
      comparePayees(
        ...(await Promise.all([readPeriod(query, period, signal), readPeriod(query, other, signal)])),
      ),
  });
  const rows = answer.data ?? [];
  // Without any list, all payees would look new or gone.
  const empty = [
    ...(rows.every(({ now }) => now === null) ? [period] : []),
    ...(rows.every(({ before }) => before === null) ? [other] : []),
  ].map(({ start, end }) => days(start, end));
  const exportRows = useComparisonExport(query);
  const ignored = ignoredFilters(filters)
    .map((name) => {
      const field = resource.fields[name];
      return field ? i18n._(field.label) : name;
    })
    .join(', ');
  return (
    <DialogFrame
      title={t`Compare by payee`}
      onClose={onClose}
      actions={
        <>
          <Button disabled={empty.length > 0} onClick={() => exportRows(period, other)}>
            <Trans>Export</Trans>
          </Button>
          <Button appearance="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <RadioChoices
          choices={[
            ['before', t`With the previous half-month`],
            ['yearAgo', t`With the same half-month a year ago`],
          ]}
          value={comparison}
          onChoose={setComparison}
        />
        <Input
          type="search"
          aria-label={t`Find a payee`}
          placeholder={t`Find a payee`}
          maxLength={200}
          value={text}
          onChange={(_event, { value }) => setText(value)}
        />
      </div>
      {ignored !== '' && (
        <Text size={200}>
          <Trans>Compared without these filters: {ignored}</Trans>
        </Text>
      )}
      {answer.error && <QueryError error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isLoading && <Loading />}
      {answer.data &&
        empty.map((none) => <Text key={none} role="status">{t`There are no pay lists of ${none}.`}</Text>)}
      {answer.data && empty.length === 0 && (
        <ComparedTable query={query} rows={rows} period={period} other={other} text={text} />
      )}
    </DialogFrame>
  );
};
