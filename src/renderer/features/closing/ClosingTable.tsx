import { mergeClasses } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { Closing } from '#shared/ipc/closingRoutes.ts';
import { allCities } from '#shared/rules/allCities.ts';
import {
  addClosingRows,
  type ClosingFinding,
  type ClosingRow,
  closingFindings,
} from '#shared/rules/closing.ts';
import { differenceField } from '#shared/rules/payListDifference.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListFilter } from '../../data/listState.ts';
import { listPath } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { findingWords, sortNames } from './closingWords.ts';
import type { ShownFinding } from './useClosing.ts';
import { useClosingStyles } from './useClosingStyles.ts';

const sorts: readonly PayeeType[] = ['establishment', 'courier'];

/** Filters of the pay lists that find exactly these lists. */
const filtersOf: Readonly<Partial<Record<ClosingFinding, Record<string, ListFilter>>>> = {
  wrong: { [differenceField]: { match: 'exact', value: 'differs' } },
  // Sums are in cents.
  negative: { sum: { match: 'between', from: '', to: '-1' } },
  notChecked: { [differenceField]: { match: 'exact', value: 'notChecked' } },
  changed: { [differenceField]: { match: 'exact', value: 'changed' } },
};

const listsPath = (
  country: string,
  { payeeType, city }: Pick<ClosingRow, 'payeeType' | 'city'>,
  { start, end }: HalfMonth,
  more: Readonly<Record<string, ListFilter>> = {},
): string => {
  const filters = { dateRange: { match: 'between', from: start, to: end } as const, ...more };
  const list = listPath(`${payeeType}PayLists`, { country, city: city || allCities });
  return `${list}?${toListParams({ ...initialListState, filters })}`;
};

interface ClosingTableProps {
  country: string;
  closing: Closing;
  cityName: (city: string) => string;
  /** Query string that shows findings below the table. */
  searchOf: (shown: ShownFinding) => string;
}

interface LineProps extends Pick<ClosingTableProps, 'country' | 'closing' | 'searchOf'> {
  row: ClosingRow;
  name: string;
  isTotal?: boolean;
}

/** Number of lists with a finding; links to them. */
const Figure = ({ country, closing, searchOf, row, finding }: LineProps & { finding: ClosingFinding }) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const count = row.found[finding];
  // A zero would read as a result while the lines of lists are not read.
  const isUnknown =
    finding === 'otherAccount'
      ? closing.accountsAt === null
      : finding === 'wrong' && count === 0 && row.found.notChecked > 0;
  if (isUnknown)
    return (
      <span className={styles.none} title={t`Not read yet`}>
        –
      </span>
    );
  if (count === 0) return <span className={styles.none}>0</span>;
  const filters = filtersOf[finding];
  const { payeeType, city } = row;
  const to = filters
    ? listsPath(country, row, closing.period, filters)
    : { search: searchOf({ finding, payeeType, city }) };
  return <TextLink to={to}>{i18n.number(count)}</TextLink>;
};

const Line = (props: LineProps) => {
  const { i18n } = useLingui();
  const styles = useClosingStyles();
  const { money } = useFormatters();
  const { country, closing, row, name, isTotal = false } = props;
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">{name}</th>
      <td className={styles.number}>
        <TextLink to={listsPath(country, row, closing.period)}>{i18n.number(row.count)}</TextLink>
      </td>
      <td className={mergeClasses(styles.number, row.sumCents < 0 && styles.negative)}>
        {money(row.sumCents / 100)}
      </td>
      {closingFindings.map((finding) => (
        <td key={finding} className={styles.number}>
          <Figure {...props} finding={finding} />
        </td>
      ))}
    </tr>
  );
};

/** Both sorts of pay lists by city. Every figure links to its lists. */
export const ClosingTable = ({ cityName, ...shared }: ClosingTableProps) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t`Pay lists of the half-month`}>
        <thead>
          <tr>
            <th scope="col">{t`City`}</th>
            <th scope="col" className={styles.number}>{t`Lists`}</th>
            <th scope="col" className={styles.number}>{t`Sum`}</th>
            {closingFindings.map((finding) => (
              <th
                key={finding}
                scope="col"
                className={styles.number}
                title={i18n._(findingWords[finding].meaning)}
              >
                {i18n._(findingWords[finding].label)}
              </th>
            ))}
          </tr>
        </thead>
        {sorts.map((payeeType) => {
          const rows = shared.closing.rows.filter((row) => row.payeeType === payeeType);
          const lines = rows.map((row) => ({ row, name: cityName(row.city) }));
          return (
            <tbody key={payeeType}>
              <Line
                {...shared}
                row={addClosingRows(payeeType, rows)}
                name={i18n._(sortNames[payeeType])}
                isTotal
              />
              {lines
                .toSorted((one, other) => one.name.localeCompare(other.name))
                .map((line) => (
                  <Line key={line.row.city} {...shared} {...line} />
                ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
};
