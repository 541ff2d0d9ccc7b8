import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '#shared/domain/orderStatuses.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useList } from '../../data/useList.ts';
import { paths } from '../../paths.ts';
import { orderStatusLooks } from '../../resource/orderStatuses.ts';
import type { RecordContentProps } from '../../resource/resource.ts';
import { useResource } from '../../resource/resourceContext.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { customerOrdersPath } from './customerOrdersPath.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', maxWidth: '960px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '6px 8px',
      textAlign: 'start',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  },
  sum: { textAlign: 'end' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const shownCount = 10;

const StatusCell = ({ status }: { status: string }) => {
  const { i18n } = useLingui();
  const look = Object.hasOwn(orderStatusLooks, status) ? orderStatusLooks[status as OrderStatus] : null;
  if (!look) return status;
  return (
    <>
      <StatusDot tone={look.tone} />
      {i18n._(look.label)}
    </>
  );
};

const OrderRow = ({ order, path }: { order: Row; path: string }) => {
  const styles = useStyles();
  const { dateTime, money } = useFormatters();
  const { id, createdAt, status, orderTotal } = order;
  return (
    <tr>
      <td>
        <RecordLink to={path}>{id.slice(0, 8).toUpperCase()}</RecordLink>
      </td>
      <td>{typeof createdAt === 'string' ? dateTime(createdAt) : '–'}</td>
      <td>
        <StatusCell status={String(status ?? '–')} />
      </td>
      <td className={styles.sum}>{typeof orderTotal === 'number' ? money(orderTotal) : '–'}</td>
    </tr>
  );
};

/** What a customer ordered last. */
export const CustomerOrders = ({ record }: RecordContentProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { scope } = useResource();
  const { country = '', city = '' } = scope;
  const { data, error, reload } = useList(
    'orders',
    scope,
    {
      page: 1,
      size: shownCount,
      sort: { field: 'createdAt', order: 'desc' },
      filters: { customerId: { kind: 'exact', value: record.id } },
    },
    [],
  );
  return (
    <section className={styles.root} aria-label={t`Last orders`}>
      <h2 className={styles.title}>
        <Trans>Last orders</Trans>
      </h2>
      {error && <ErrorNotice error={error} onRetry={reload} />}
      {data?.rows.length === 0 && (
        <Text className={styles.quiet}>
          <Trans>No orders</Trans>
        </Text>
      )}
      {data && data.rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <Trans>ID</Trans>
              </th>
              <th>
                <Trans>Created at</Trans>
              </th>
              <th>
                <Trans>Status</Trans>
              </th>
              <th className={styles.sum}>
                <Trans>Order total</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                path={paths.orders.record({ country, city, id: order.id })}
              />
            ))}
          </tbody>
        </table>
      )}
      {data && data.total > shownCount && (
        <RecordLink to={customerOrdersPath({ country, city }, record.id)}>
          <Trans>All orders of this customer</Trans>
        </RecordLink>
      )}
    </section>
  );
};
