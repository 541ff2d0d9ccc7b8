import { Text, ToggleButton } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ComparedOrders } from '#shared/ipc/closingRoutes.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { type FoundOrder, type OrderFinding, orderFindings } from '#shared/rules/settledOrders.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { recordPath } from '../../paths.ts';
import { mask } from '../../resource/fields/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { Banner } from '../../ui/Banner.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { amountNames, orderWords, sortNames } from './closingWords.ts';
import { useClosingStyles } from './useClosingStyles.ts';

const maxShown = 200;

interface OrdersSectionProps {
  country: string;
  orders: ComparedOrders | null;
  cityName: (city: string) => string;
}

/** Reasons for which the comparison is incomplete. */
const useGaps = (orders: ComparedOrders, cityName: OrdersSectionProps['cityName']): string[] => {
  const { t } = useLingui();
  const cities = orders.unreadCities.map(cityName).join(', ');
  return [
    ...(orders.isLimited ? [t`There are too many orders to compare them all.`] : []),
    ...(cities ? [t`The orders of these cities are not compared: ${cities}.`] : []),
    ...(orders.unreadLists > 0
      ? [
          t`${plural(orders.unreadLists, {
            one: 'The lines of # list could not be read; its orders look as if they were in no list.',
            other: 'The lines of # lists could not be read; their orders look as if they were in no list.',
          })}`,
        ]
      : []),
    ...(orders.unreadOrders > 0
      ? [
          t`${plural(orders.unreadOrders, {
            one: '# order of a line could not be read.',
            other: '# orders of lines could not be read.',
          })}`,
        ]
      : []),
  ];
};

const useDetail = () => {
  const { i18n } = useLingui();
  const { money } = useFormatters();
  return ({ amounts, statuses }: FoundOrder): string =>
    [
      ...amounts.map(
        ({ name, lineCents, orderCents }) =>
          `${i18n._(amountNames[name])}: ${money(lineCents / 100)} → ${money(orderCents / 100)}`,
      ),
      ...(statuses.length > 0 ? [statuses.map((status) => statusText(i18n, status)).join(' → ')] : []),
    ].join(', ');
};

interface FoundOrdersProps extends Pick<OrdersSectionProps, 'country' | 'cityName'> {
  found: readonly FoundOrder[];
}

const FoundOrders = ({ country, found, cityName }: FoundOrdersProps) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const isPrivate = useIsPrivate();
  const detailOf = useDetail();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t`Orders`}>
        <thead>
          <tr>
            <th scope="col">{t`Order`}</th>
            <th scope="col">{t`City`}</th>
            <th scope="col">{t`Payee`}</th>
            <th scope="col">{t`Finding`}</th>
            <th scope="col">{t`Line → order today`}</th>
            <th scope="col">{t`Pay list`}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, maxShown).map((one) => {
            const { finding, payeeType, orderId, city, payee, listIds } = one;
            const isMasked = isPrivate && payeeType === 'courier' && payee !== '';
            return (
              <tr key={`${finding} ${payeeType} ${orderId}`}>
                <th scope="row">
                  <RecordLink to={recordPath('orders', { country, city }, orderId)}>
                    {shortIdOf(orderId)}
                  </RecordLink>
                </th>
                <td>{cityName(city)}</td>
                <td className={styles.wrap}>
                  {`${i18n._(sortNames[payeeType])}${payee ? `: ${isMasked ? mask : payee}` : ''}`}
                </td>
                <td title={i18n._(orderWords[finding].meaning)}>{i18n._(orderWords[finding].label)}</td>
                <td className={styles.wrap}>{detailOf(one)}</td>
                <td>
                  <span className={styles.line}>
                    {[...new Set(listIds)].map((id) => (
                      <RecordLink
                        key={id}
                        to={`${recordPath(`${payeeType}PayLists`, { country, city }, id)}?order=${encodeURIComponent(orderId)}`}
                      >
                        {shortIdOf(id)}
                      </RecordLink>
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** Whether every completed order is paid exactly once. */
export const OrdersSection = ({ country, orders, cityName }: OrdersSectionProps) => {
  const { t } = useLingui();
  const styles = useClosingStyles();
  return (
    <section className={styles.section} aria-label={t`Is every order paid once?`}>
      <h2 className={styles.title}>
        <Trans>Is every order paid once?</Trans>
      </h2>
      {orders ? (
        <ComparedOrdersView country={country} orders={orders} cityName={cityName} />
      ) : (
        <Text className={styles.muted}>
          <Trans>Not compared yet. Reading what is missing also compares the orders with all lines.</Trans>
        </Text>
      )}
    </section>
  );
};

const ComparedOrdersView = ({
  country,
  orders,
  cityName,
}: OrdersSectionProps & { orders: ComparedOrders }) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const { dateTime } = useFormatters();
  const gaps = useGaps(orders, cityName);
  const [only, setOnly] = useState<OrderFinding | null>(null);
  const countOf = (finding: OrderFinding): number =>
    orders.found.filter((one) => one.finding === finding).length;
  const shown = orders.found.filter(({ finding }) => only === null || finding === only);
  const at = dateTime(orders.comparedAt);
  const unshown = shown.length - maxShown + (only === null ? orders.foundInAll - orders.found.length : 0);
  return (
    <>
      <div className={styles.line}>
        <Text>
          {t`${plural(orders.ordersRead, { one: '# order compared', other: '# orders compared' })}`}
          {orders.foundInAll === 0 && gaps.length === 0 && ` · ${t`✓ Every order is paid once`}`}
        </Text>
        {orderFindings.map((finding) => {
          const count = countOf(finding);
          if (count === 0) return null;
          return (
            <ToggleButton
              key={finding}
              size="small"
              title={i18n._(orderWords[finding].meaning)}
              checked={only === finding}
              onClick={() => setOnly(only === finding ? null : finding)}
            >
              {`${i18n._(orderWords[finding].label)}: ${i18n.number(count)}`}
            </ToggleButton>
          );
        })}
        <Text size={200} className={styles.muted}>{t`compared ${at}`}</Text>
      </div>
      {gaps.length > 0 && <Banner intent="warning">{gaps.join(' ')}</Banner>}
      {shown.length > 0 && <FoundOrders country={country} found={shown} cityName={cityName} />}
      {unshown > 0 && (
        <Text size={200}>
          <Plural value={unshown} one="and # more" other="and # more" />
        </Text>
      )}
    </>
  );
};
