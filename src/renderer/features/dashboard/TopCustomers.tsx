import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isCountryId } from '#shared/rules/countries.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState } from '../../data/listState.ts';
import { call } from '../../ipc/bridge.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { paths } from '../../paths.ts';
import { seenText } from '../../resource/fields/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { opensElsewhere } from '../../ui/openWindow.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { DashboardQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FigureState.tsx';
import { topCustomersQuery } from './useMetric.ts';
import { useCityIds, useCityNames } from './useScopeChoices.ts';

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
      height: '28px',
      padding: '0 12px',
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

interface CustomerLinkProps {
  country: string;
  city: string;
  phoneNumber: string;
  children: ReactNode;
}

/** The response contains only the phone number: opens the matching customer, or the list if several match. */
const CustomerLink = ({ country, city, phoneNumber, children }: CustomerLinkProps) => {
  const navigate = useNavigate();
  const filters = { phoneNumber: { match: 'text', value: phoneNumber } } as const;
  const list = `${paths.customers.list({ country, city })}?${toListParams({ ...initialListState, filters })}`;
  const open = async (): Promise<void> => {
    const query = { page: 1, size: 2, filters };
    const answer = await call('customers.list', { country, city }, { query });
    const [customer, ...others] = answer.ok ? answer.data : [];
    const isOne = customer !== undefined && others.length === 0;
    void navigate(isOne ? paths.customers.record({ country, city, id: customer.id }) : list);
  };
  return (
    <TextLink
      to={list}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void open();
      }}
    >
      {children}
    </TextLink>
  );
};

export const TopCustomers = ({ query, titleId }: { query: DashboardQuery; titleId: string }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const cityNameOf = useCityNames();
  const cityIdOf = useCityIds();
  const phoneOf = (phoneNumber: string, country: string, city: string): ReactNode => {
    const seen = seenText({ isPersonal: true }, phoneNumber, isPrivate) || '–';
    const cityId = cityIdOf(country, city);
    if (!phoneNumber || cityId === undefined) return seen;
    return (
      <CustomerLink country={country} city={cityId} phoneNumber={phoneNumber}>
        {seen}
      </CustomerLink>
    );
  };
  const { data, error, isPending, refetch } = useQuery({
    ...topCustomersQuery(query),
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
              <td>{phoneOf(phoneNumber, country, city)}</td>
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
