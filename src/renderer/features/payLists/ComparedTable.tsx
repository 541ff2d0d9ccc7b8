import { makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { type ComparedPayee, percentOf } from '#shared/rules/payeeComparison.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import { isAllCities } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import { recordPath } from '../../paths.ts';
import { mask } from '../../resource/fields/fieldText.ts';
import { useCityLabels } from '../../resource/list/listExportOf.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { signedMoney } from './differenceField.tsx';
import { LineTitle } from './LineTitle.tsx';
import { usePayListStyles } from './usePayListStyles.ts';

const useStyles = makeStyles({
  // Leaves the room of the dialog's title, choices, two lines of remarks and buttons.
  rows: { maxHeight: 'max(200px, calc(100vh - 300px))', overflow: 'auto' },
  // Long names wrap, so that no figure scrolls out of view.
  payee: {
    '& th, & td': { padding: '0 8px' },
    // Titles break in windows where the names need the room.
    '@media (min-width: 1000px)': { '& thead th': { whiteSpace: 'nowrap' } },
    '& tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '@media print': { '& tbody th': { height: 'auto' } },
  },
});

/** Rows on screen, in their order; the last row sums up the others. */
const maxShown = 200;

const sumOf = (rows: readonly ComparedPayee[], period: 'now' | 'before'): number =>
  rows.reduce((sum, row) => sum + (row[period] ?? 0), 0);

interface ComparedTableProps {
  query: PayListsQuery;
  /** In the order to show. */
  rows: readonly ComparedPayee[];
  period: HalfMonth;
  other: HalfMonth;
  /** `null`: largest differences first. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** All rows, for paper. */
  isWhole?: boolean;
}

const Figures = ({ now, before, percent }: Pick<ComparedPayee, 'now' | 'before' | 'percent'>) => {
  const { t } = useLingui();
  const tables = usePayListStyles();
  const formatters = useFormatters();
  const signedPercent = (share: number): string => `${share > 0 ? '+' : ''}${formatters.percent(share)}`;
  return (
    <>
      {Object.entries({ now, before }).map(([name, cents]) => (
        <td key={name} className={mergeClasses(tables.number, (cents ?? 0) < 0 && tables.negative)}>
          {cents === null ? '–' : formatters.money(cents / 100)}
        </td>
      ))}
      <td className={tables.number}>{signedMoney((now ?? 0) - (before ?? 0), formatters)}</td>
      <td className={tables.number}>
        {now === null ? t`gone` : before === null ? t`new` : percent === null ? '–' : signedPercent(percent)}
      </td>
    </>
  );
};

const ComparedHead = ({ query, period, other, sort, onSort }: Omit<ComparedTableProps, 'rows'>) => {
  const { t } = useLingui();
  const tables = usePayListStyles();
  const { days } = useFormatters();
  const titles = {
    payee: t`Payee`,
    ...(isAllCities(query.params) ? { city: t`City` } : {}),
    now: days(period.start, period.end),
    before: days(other.start, other.end),
    difference: t`Difference`,
    percent: t`Percent`,
  };
  return (
    <thead>
      <tr>
        {Object.entries(titles).map(([name, label]) => (
          <LineTitle
            key={name}
            name={name}
            label={label}
            {...(name === 'payee' || name === 'city' ? {} : { className: tables.number })}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
};

/** Payees with their sums of both half-months; each links to its pay list. */
export const ComparedTable = ({ rows, isWhole = false, ...head }: ComparedTableProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const tables = usePayListStyles();
  const isPrivate = useIsPrivate();
  const cities = useCityLabels();
  const { query, sort } = head;
  const hasCity = isAllCities(query.params);
  const isMasked = query.entity === 'courierPayLists' && isPrivate;
  const [now, before] = [sumOf(rows, 'now'), sumOf(rows, 'before')];
  const pathOf = ({ cityId, listId }: ComparedPayee): string =>
    recordPath(query.entity, { ...query.params, city: cityId || query.params.city }, listId);
  return (
    <>
      <div className={styles.rows}>
        <table
          className={mergeClasses(tables.table, tables.kept, styles.payee)}
          aria-label={t`Compare by payee`}
        >
          <ComparedHead {...head} />
          <tbody>
            {rows.slice(0, isWhole ? rows.length : maxShown).map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <RecordLink to={pathOf(row)}>{isMasked ? mask : row.payee}</RecordLink>
                </th>
                {hasCity && <td>{cities[row.cityId] ?? row.cityId}</td>}
                <Figures {...row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasCity ? 2 : 1}>
                <Plural value={rows.length} one="# payee" other="# payees" />
              </th>
              <Figures now={now} before={before} percent={percentOf(now, before)} />
            </tr>
          </tfoot>
        </table>
      </div>
      {rows.length > maxShown && !isWhole && (
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
