import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnderWay, type PlannedOrder, planOf } from '#shared/rules/orderPlan.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { asAppError } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { lastOrdersOf } from '../../marketplace/ordersOf.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { NotePanel } from '../../marketplace/RecordNote.tsx';
import { SheetSection } from '../../marketplace/SheetSection.tsx';
import { paths } from '../../paths.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { panelQuery } from '../../resource/record/panelQuery.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useAge } from '../../ui/useAge.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
});

const CurrentOrder = ({ order }: { order: Row }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { scope } = useResource();
  const { timeOrDay, today } = useFormatters();
  const { country = '', city = '' } = scope;
  const plan = planOf(order as unknown as PlannedOrder);
  const at = plan && timeOrDay(new Date(plan.dropOff).toISOString(), today());
  return (
    <Text>
      <RecordLink to={paths.orders.record({ country, city, id: order.id })}>{shortIdOf(order.id)}</RecordLink>{' '}
      <span className={styles.quiet}>
        {[statusText(i18n, String(order.status)), ...(at ? [t`drop-off about ${at}`] : [])].join(' · ')}
      </span>
    </Text>
  );
};

/** The courier's orders under way, and the age of the last order. Shares the query of the panel of last orders. */
const CourierNow = ({ record }: RecordContentProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { scope } = useResource();
  const ageOf = useAge();
  const { data, error, refetch } = useQuery(
    listPageOptions('orders', scope, panelQuery(lastOrdersOf('courierId'), record)),
  );
  const failure = data ? null : asAppError(error);
  const current = data?.rows.filter((row) => isUnderWay({ status: String(row.status) })) ?? [];
  const now = new Date().toISOString();
  // A scheduled order begins at its time, long after its creation.
  const begun = (data?.rows ?? [])
    .map(({ createdAt, scheduledFor }) => String(scheduledFor ?? createdAt))
    .filter((time) => time <= now)
    .toSorted();
  const last = begun.at(-1);
  const span = last === undefined ? null : ageOf(last);
  return (
    <SheetSection title={t`Now`}>
      {failure && <ReadError error={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <Loading size={20} count={2} />}
      {data && current.length === 0 && (
        <Text>
          <Trans>No order in progress</Trans>
        </Text>
      )}
      {current.map((order) => (
        <CurrentOrder key={order.id} order={order} />
      ))}
      {data && (
        <Text className={styles.quiet}>{span === null ? t`No orders yet` : t`Last order ${span} ago`}</Text>
      )}
    </SheetSection>
  );
};

/** Top of a courier's page. */
export const CourierLead = ({ record }: RecordContentProps) => (
  <>
    <CourierNow record={record} />
    <NotePanel record={record} />
  </>
);
