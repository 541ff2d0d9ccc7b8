import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import type { Result } from '#shared/ipc/result.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { mask } from '../../resource/fields/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import {
  type ComparedPayee,
  type Comparison,
  comparedPeriod,
  comparePayees,
  ignoredFilters,
  narrowedTo,
  percentOf,
  periodOf,
} from './comparePayees.ts';
import { signedMoney } from './differenceField.tsx';
import { type PayList, toPayList } from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const useStyles = makeStyles({
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

interface ComparisonDialogProps {
  query: PayListsQuery;
  onClose: () => void;
}

/** Compares the payees' sums of a half-month with the previous one or with the same one a year ago. */
export const ComparisonDialog = ({ query, onClose }: ComparisonDialogProps) => {
  const { i18n, t } = useLingui();
  const { resource } = useResource();
  const styles = useStyles();
  const tables = usePayListStyles();
  const isPrivate = useIsPrivate();
  const formatters = useFormatters();
  const { money, days } = formatters;
  const signedPercent = (share: number): string => `${share > 0 ? '+' : ''}${formatters.percent(share)}`;
  const [comparison, setComparison] = useState<Comparison>('before');
  const { filters = {} } = query;
  const period = comparedPeriod(filters, formatters.today());
  const other = periodOf(period, comparison);
  const answer = useQuery({
    queryKey: ['records', query.entity, 'comparison', query.params, filters, period, other],
    queryFn: async ({ signal }) =>
      comparePayees(
        ...(await Promise.all([readPeriod(query, period, signal), readPeriod(query, other, signal)])),
      ),
  });
  const rows = answer.data ?? [];
  const [now, before] = [sumOf(rows, 'now'), sumOf(rows, 'before')];
  const ignored = ignoredFilters(filters)
    .map((name) => {
      const field = resource.fields[name];
      return field ? i18n._(field.label) : name;
    })
    .join(', ');
  const isNamed = query.entity === 'courierPayLists' && isPrivate;
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
  return (
    <DialogFrame
      title={t`Compare by payee`}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <RadioChoices
        choices={[
          ['before', t`With the previous half-month`],
          ['yearAgo', t`With the same half-month a year ago`],
        ]}
        value={comparison}
        onChoose={setComparison}
      />
      {ignored !== '' && (
        <Text size={200}>
          <Trans>Compared without these filters: {ignored}</Trans>
        </Text>
      )}
      {answer.error && <QueryError error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isLoading && <Loading />}
      {answer.data && (
        <div className={styles.rows}>
          <table
            className={mergeClasses(tables.table, tables.kept, styles.payee)}
            aria-label={t`Compare by payee`}
          >
            <thead>
              <tr>
                <th scope="col">{t`Payee`}</th>
                <th scope="col" className={tables.number}>
                  {days(period.start, period.end)}
                </th>
                <th scope="col" className={tables.number}>
                  {days(other.start, other.end)}
                </th>
                <th scope="col" className={tables.number}>{t`Difference`}</th>
                <th scope="col" className={tables.number}>{t`Percent`}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, maxShown).map((row) => (
                <tr key={row.key}>
                  <th scope="row">{isNamed ? mask : row.payee}</th>
                  {cells(row.now, row.before, row.percent)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  <Plural value={rows.length} one="# payee" other="# payees" />
                </th>
                {cells(now, before, percentOf(now, before))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {rows.length > maxShown && (
        <Text size={200}>
          <Trans>Largest differences only. The last row includes all payees.</Trans>
        </Text>
      )}
    </DialogFrame>
  );
};
