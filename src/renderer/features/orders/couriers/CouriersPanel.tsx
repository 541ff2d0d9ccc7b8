import { makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { dutiesOf } from '#shared/rules/courierDuty.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { useDelayRule } from '../../../stores/preferences.ts';
import { ErrorBanner } from '../../../ui/Banner.tsx';
import { InlineProblem } from '../../../ui/InlineProblem.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useMinute } from '../../../ui/useMinute.ts';
import type { BoardOrder } from '../board/useUnderWay.ts';
import { CourierGroup, firstShown } from './CourierGroup.tsx';
import { HourSlot } from './HourSlot.tsx';
import { type CityCouriers, useCityCouriers } from './useCityCouriers.ts';
import { useLastOrdersToday } from './useLastOrdersToday.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  zone: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  select: { flex: '1 1 120px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** State of the orders of the last days, on which idleness and the zone of an establishment depend. */
const Basis = ({ activity, isReadingOrders, activityError, reload }: CityCouriers) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  if (activityError)
    return (
      <InlineProblem isQuiet onRetry={reload}>
        <Trans>The orders of 14 days could not be read.</Trans>
      </InlineProblem>
    );
  if (isReadingOrders)
    return (
      <Text size={200} className={styles.quiet}>
        <Trans>Reading the orders of 14 days…</Trans>
      </Text>
    );
  if (!activity || activity.isComplete) return null;
  const [read, all] = [i18n.number(activity.orders), i18n.number(activity.total)];
  return (
    <Text size={200} className={styles.quiet}>
      <Trans>
        Only {read} of {all} orders could be read, so couriers without an order are not known.
      </Trans>
    </Text>
  );
};

interface ZoneChoiceProps {
  zones: CityCouriers['zones'];
  zone: string | null;
  isGuessed: boolean;
  onChoose: (zone: string | null) => void;
}

const ZoneChoice = ({ zones, zone, isGuessed, onChoose }: ZoneChoiceProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.zone}>
      <Select
        className={styles.select}
        size="small"
        aria-label={t`Delivery zone`}
        value={zone ?? ''}
        onChange={(_event, { value }) => onChoose(value === '' ? null : value)}
      >
        <option value="">{t`All zones`}</option>
        {zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {isGuessed && (
        <Text
          size={200}
          className={styles.quiet}
          title={t`Orders have no zone. Couriers of this one delivered most orders of this establishment in 14 days.`}
        >
          <Trans>likely zone</Trans>
        </Text>
      )}
    </div>
  );
};

interface CouriersPanelProps {
  /** A single city. */
  scope: RecordScope;
  /** Orders under way of that city. */
  orders: readonly BoardOrder[];
  /** Establishment of the order that needs a courier; `null`: no order is chosen. */
  establishmentId: string | null;
  /** When that order needs the courier; `null`: now. */
  neededAt?: number | null;
}

/** Couriers of a city by their work now, with the time slot of the hour. Only reads: the API cannot assign a courier. */
export const CouriersPanel = ({ scope, orders, establishmentId, neededAt = null }: CouriersPanelProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const now = useMinute();
  const rule = useDelayRule();
  const city = useCityCouriers(scope);
  const { couriers, zones, labels, activity, zoneOfEstablishment } = city;
  const today = useLastOrdersToday(scope);
  const [chosen, setChosen] = useState<{ zone: string | null } | null>(null);
  const likely = zoneOfEstablishment.get(establishmentId ?? '') ?? null;
  const zone = chosen ? chosen.zone : likely;
  const duties = useMemo(
    () => dutiesOf({ couriers, orders, activity, today, zone, now, rule }),
    [couriers, orders, activity, today, zone, now, rule],
  );
  const zoneNames = useMemo(() => new Map(zones.map(({ id, name }) => [id, name])), [zones]);
  if (city.error && couriers.length === 0) return <ErrorBanner error={city.error} onRetry={city.reload} />;
  if (city.isPending) return <Loading />;
  const groups = [
    ['free', t`Free`, t`No order now. Bookings are known per zone, not per courier.`],
    ['busy', t`Busy`, ''],
    ['idle', t`No order for 14 days`, ''],
  ] as const;
  const dutiesNamed = (name: string) => duties.filter(({ duty }) => duty === name);
  const free = dutiesNamed('free').length;
  /** A long list would push the rest of an order's page out of sight. */
  const mostOf = { free: firstShown, busy: Math.max(0, firstShown - free), idle: 0 } as const;
  return (
    <div className={styles.root}>
      <ZoneChoice
        zones={zones}
        zone={zone}
        isGuessed={chosen === null && likely !== null}
        onChoose={(wanted) => setChosen({ zone: wanted })}
      />
      {zone !== null && (
        <HourSlot
          key={zone}
          scope={{ country: scope.country ?? '', city: scope.city ?? '' }}
          zone={{ id: zone, name: zoneNames.get(zone) ?? '' }}
          neededAt={neededAt}
        />
      )}
      {groups.map(([duty, title, hint]) => (
        <CourierGroup
          key={duty}
          title={title}
          hint={hint}
          duties={dutiesNamed(duty)}
          scope={scope}
          zoneNames={zoneNames}
          labels={labels}
          zone={zone}
          most={mostOf[duty]}
        />
      ))}
      <Basis {...city} />
    </div>
  );
};
