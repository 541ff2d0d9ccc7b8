import { makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { dayInZone, type HalfMonth, halfMonthOf } from '#shared/rules/plainDates.ts';
import { isOver } from '#shared/rules/wireValues.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState } from '../../data/listState.ts';
import { unwrap } from '../../data/queryClient.ts';
import { useRecord } from '../../data/useRecord.ts';
import { listPath, paths, recordPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({ links: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px' } });

const CompanyLink = ({ id }: { id: string }) => {
  const { scope } = useResource();
  const { country = '' } = scope;
  const { record } = useRecord('companies', { country }, id);
  const name = typeof record?.name === 'string' && record.name !== '' ? record.name : null;
  // No placeholder link while the name loads.
  return name === null ? '–' : <RecordLink to={paths.companies.record({ country, id })}>{name}</RecordLink>;
};

const CompanyOf = ({ establishmentId }: { establishmentId: string }) => {
  const { scope } = useResource();
  const { record } = useRecord('establishments', scope, establishmentId);
  const companyId = record?.companyId;
  return typeof companyId === 'string' && companyId !== '' ? <CompanyLink id={companyId} /> : '–';
};

/** Company of the establishment. Orders do not contain it, so it loads after the page has rendered. */
export const OrderCompany = ({ order: { establishmentId } }: { order: Order }) => {
  const [drawn] = useState({});
  const canAsk = useHasSettled(drawn);
  return establishmentId && canAsk ? <CompanyOf establishmentId={establishmentId} /> : '–';
};

interface PayListLinkProps {
  entity: PayListEntity;
  order: Order;
  period: HalfMonth;
  payee: string;
  children: ReactNode;
}

/**
 * Leads to the line of the order if name and half-month find exactly one list, else to the lists found. Reads
 * after the page has rendered.
 */
const PayListLink = ({ entity, order, period, payee, children }: PayListLinkProps) => {
  const { scope } = useResource();
  const [drawn] = useState({});
  const canAsk = useHasSettled(drawn);
  const { country = '', city = '' } = scope;
  const { start: from, end: to } = period;
  const field = entity === 'courierPayLists' ? 'fullName' : 'name';
  const filters = {
    [field]: { match: 'text', value: payee },
    dateRange: { match: 'between', from, to },
  } as const;
  const { data: found } = useQuery({
    queryKey: ['records', entity, 'of payee', { country, city }, filters],
    enabled: canAsk,
    queryFn: async ({ signal }) => {
      const query = { page: 1, size: 10, filters };
      const rows = unwrap(await callEntity<Row[]>(entity, 'list', { country, city }, { query, signal }));
      // The server compares a part of the name.
      return rows.filter((row) => row[field] === payee).map(({ id }) => id);
    },
  });
  const [only, ...others] = found ?? [];
  const list = listPath(entity, { country, city });
  const path =
    only !== undefined && others.length === 0
      ? `${recordPath(entity, { country, city }, only)}?order=${encodeURIComponent(order.id)}`
      : `${list}?${toListParams({ ...initialListState, filters })}`;
  return <RecordLink to={path}>{children}</RecordLink>;
};

/**
 * Links to the payees' pay lists of the half-month in which the order last changed. The API cannot find a pay
 * list by order.
 */
export const OrderPayLists = ({ order }: { order: Order }) => {
  const styles = useStyles();
  const timeZone = useTimeZone();
  const changed = new Date(order.updatedAt ?? '');
  if (!isOver(order.status) || Number.isNaN(changed.getTime())) return '–';
  const period = halfMonthOf(dayInZone(changed, timeZone));
  const { establishmentName, courier } = order;
  return (
    <span className={styles.links}>
      {establishmentName && (
        <PayListLink entity="establishmentPayLists" order={order} period={period} payee={establishmentName}>
          <Trans>Establishment</Trans>
        </PayListLink>
      )}
      {courier?.fullName && (
        <PayListLink entity="courierPayLists" order={order} period={period} payee={courier.fullName}>
          <Trans>Courier</Trans>
        </PayListLink>
      )}
    </span>
  );
};
