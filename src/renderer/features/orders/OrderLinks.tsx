import { makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { dayInZone, halfMonthOf } from '#shared/rules/plainDates.ts';
import { isOver } from '#shared/rules/wireValues.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState } from '../../data/listState.ts';
import { useRecord } from '../../data/useRecord.ts';
import { paths } from '../../paths.ts';
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

/**
 * Links to the payees' pay lists of the half-month in which the order last changed. The API cannot find a pay
 * list by order.
 */
export const OrderPayLists = ({ order }: { order: Order }) => {
  const { scope } = useResource();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const { country = '', city = '' } = scope;
  const changed = new Date(order.updatedAt ?? '');
  if (!isOver(order.status) || Number.isNaN(changed.getTime())) return '–';
  const { start: from, end: to } = halfMonthOf(dayInZone(changed, timeZone));
  const search = (field: string, name: string): string =>
    toListParams({
      ...initialListState,
      filters: { [field]: { match: 'text', value: name }, dateRange: { match: 'between', from, to } },
    }).toString();
  const { establishmentName, courier } = order;
  return (
    <span className={styles.links}>
      {establishmentName && (
        <RecordLink
          to={`${paths.establishmentPayLists.list({ country, city })}?${search('name', establishmentName)}`}
        >
          <Trans>Establishment</Trans>
        </RecordLink>
      )}
      {courier?.fullName && (
        <RecordLink
          to={`${paths.courierPayLists.list({ country, city })}?${search('fullName', courier.fullName)}`}
        >
          <Trans>Courier</Trans>
        </RecordLink>
      )}
    </span>
  );
};
