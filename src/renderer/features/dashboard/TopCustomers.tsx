import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isCountryId } from '#shared/domain/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { seenText } from '../../resource/kinds/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { DashboardQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FigureState.tsx';
import { topCustomersQuestion } from './useMetric.ts';
import { useCityNames } from './useScopeChoices.ts';

const useStyles = makeStyles({
  frame: {
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowX: 'auto',
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      height: '36px',
      padding: '0 16px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& tr:last-child td': { borderBottom: 'none' },
    '& th': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
    '& .number': { textAlign: 'right' },
    '& .position': { width: '32px', color: tokens.colorNeutralForeground3 },
  },
});

const topCount = 10;

/** The ten customers with the most orders up to the chosen day. */
export const TopCustomers = ({ query, titleId }: { query: DashboardQuery; titleId: string }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const cityNameOf = useCityNames();
  const { data, error, isPending, refetch } = useQuery({
    ...topCustomersQuestion(query),
    placeholderData: keepPreviousData,
  });
  if (error) return <FailedFigure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Skeleton>
        <SkeletonItem size={128} />
      </Skeleton>
    );
  }
  if (data.customers.length === 0) return <EmptyState text={<Trans>No orders up to this day.</Trans>} />;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th className="position number" scope="col">
              <Text size={200}>№</Text>
            </th>
            <th scope="col">
              <Trans>Phone number</Trans>
            </th>
            <th scope="col">
              <Trans>Country</Trans>
            </th>
            <th scope="col">
              <Trans>City</Trans>
            </th>
            <th className="number" scope="col">
              <Trans>Orders</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.customers.slice(0, topCount).map(({ phoneNumber, country, city, orderNumbers }, index) => (
            <tr key={`${phoneNumber} ${city}`}>
              <td className="position number">{index + 1}</td>
              <td>{seenText({ isPersonal: true }, phoneNumber, isPrivate) || '–'}</td>
              <td>{isCountryId(country) ? i18n._(countryNames[country]) : country}</td>
              <td>{cityNameOf(city, city)}</td>
              <td className="number">{orderNumbers == null ? '–' : i18n.number(orderNumbers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
