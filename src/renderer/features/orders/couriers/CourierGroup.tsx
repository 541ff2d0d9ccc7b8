import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Star16Filled } from '@fluentui/react-icons/svg/star';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CourierDuty } from '#shared/rules/courierDuty.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { paths } from '../../../paths.ts';
import { fieldOf } from '../../../resource/fields/fieldOf.ts';
import { seenText } from '../../../resource/fields/fieldText.ts';
import { ReadOnlyValue } from '../../../resource/form/ReadOnlyValue.tsx';
import { useIsPrivate } from '../../../stores/preferences.ts';
import { RecordLink } from '../../../ui/RecordLink.tsx';
import { shortMoment, useFormatters } from '../../../ui/useFormatters.ts';
import type { BoardOrder } from '../board/useUnderWay.ts';
import type { ActiveCourier } from './useCityCouriers.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: { margin: 0 },
  fold: {
    minWidth: 0,
    paddingInline: 0,
    justifyContent: 'start',
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  courier: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gap: '0 8px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  rating: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  phone: { '& > div': { minHeight: '20px' }, '& [role=link]': { fontSize: tokens.fontSizeBase200 } },
  end: { justifySelf: 'end' },
  work: { gridColumn: '1 / -1' },
  more: { alignSelf: 'flex-start' },
});

const phoneField = fieldOf.phone({ label: msg`Phone number` });

type Duty = CourierDuty<ActiveCourier, BoardOrder>;

/** Couriers before "Show all", in all groups of a panel. */
export const firstShown = 6;

interface WorkProps {
  duty: Duty;
  scope: RecordScope;
  labels: ReadonlyMap<string, string>;
}

/**
 * Work of a courier: vehicle, number of orders, the planned end and the next order; of a free one, the working days
 * and the last order.
 */
const Work = ({ duty, scope, labels }: WorkProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const formatters = useFormatters();
  const today = formatters.today();
  const { country = '', city = '' } = scope;
  const { courier, orders, until, next, lastOrder } = duty;
  const isFree = duty.duty === 'free';
  const at = (time: number): string => formatters.timeOrDay(new Date(time).toISOString(), today);
  const [current] = orders;
  const count = orders.length;
  const [end, pickUp] = [until, next].map((time) => (time === null ? '' : at(time)));
  const last = lastOrder ? shortMoment(formatters, lastOrder, today) : '';
  const labelOf = (value: string | null | undefined): string => labels.get(value ?? '') ?? value ?? '';
  const words = [
    labelOf(courier.vehicle),
    isFree ? labelOf(courier.workingDays) : '',
    ...(isFree && last !== '' ? [t`last order ${last}`] : []),
    ...(isFree && lastOrder === '' ? [t`no order today`] : []),
    ...(count > 0 ? [t`${plural(count, { one: '# order', other: '# orders' })}`] : []),
    ...(end ? [t`until about ${end}`] : []),
    ...(pickUp ? [t`next pickup ${pickUp}`] : []),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <span className={mergeClasses(styles.work, styles.quiet)}>
      {words.join(' · ')}
      {current && (
        <>
          {' · '}
          <RecordLink to={paths.orders.record({ country, city, id: current.id })}>
            {shortIdOf(current.id)}
          </RecordLink>
        </>
      )}
    </span>
  );
};

interface CourierRowProps extends WorkProps {
  zoneName: string;
}

const CourierRow = ({ zoneName, ...work }: CourierRowProps) => {
  const { duty, scope } = work;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { country = '', city = '' } = scope;
  const { id, fullName, phoneNumber, rating } = duty.courier;
  const name = seenText({ isPersonal: true }, fullName?.trim() || id.slice(-6), isPrivate);
  const stars = rating ? i18n.number(rating, { maximumFractionDigits: 1 }) : '';
  return (
    <li className={styles.courier}>
      <span className={styles.name}>
        <RecordLink to={paths.couriers.record({ country, city, id })}>{name}</RecordLink>
      </span>
      <span className={mergeClasses(styles.rating, styles.end)} title={t`Rating`}>
        {stars !== '' && <Star16Filled aria-hidden="true" />}
        {stars}
      </span>
      <span className={styles.phone}>
        {phoneNumber ? (
          <ReadOnlyValue field={phoneField} value={phoneNumber} scope={scope} />
        ) : (
          <span className={styles.quiet}>
            <Trans>no phone number</Trans>
          </span>
        )}
      </span>
      <span className={mergeClasses(styles.end, styles.quiet)}>{zoneName}</span>
      <Work {...work} />
    </li>
  );
};

interface CourierGroupProps {
  title: string;
  duties: readonly Duty[];
  scope: RecordScope;
  zoneNames: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  /** Zone whose couriers are counted apart; `null`: none. */
  zone: string | null;
  /** Couriers before "Show all"; with 0 the group is folded first. */
  most: number;
  /** Meaning of the state. */
  hint?: string;
}

/** Couriers in the same state, folded by their title. */
export const CourierGroup = (props: CourierGroupProps) => {
  const { title, duties, scope, zoneNames, labels, zone, most, hint = '' } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [turned, setTurned] = useState<boolean | null>(null);
  const isFolded = turned ?? most === 0;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? duties : duties.slice(0, most || firstShown);
  const count = i18n.number(duties.length);
  const here = i18n.number(duties.filter(({ isOfZone }) => isOfZone).length);
  const zoneName = zone === null ? '' : (zoneNames.get(zone) ?? '');
  const ofZone = zoneName === '' || duties.length === 0 ? '' : ` · ${t`${here} in ${zoneName}`}`;
  return (
    <section className={styles.root} aria-label={title}>
      <h3 className={styles.title}>
        <Button
          className={styles.fold}
          size="small"
          appearance="transparent"
          icon={isFolded ? <ChevronRight16Regular /> : <ChevronDown16Regular />}
          aria-expanded={!isFolded}
          disabledFocusable={duties.length === 0}
          onClick={() => setTurned(!isFolded)}
        >
          {`${title} ${count}${ofZone}`}
        </Button>
      </h3>
      {!isFolded && duties.length > 0 && hint !== '' && (
        <Text size={200} className={styles.quiet}>
          {hint}
        </Text>
      )}
      {!isFolded && (
        <ul className={styles.list} aria-label={title}>
          {shown.map((duty) => (
            <CourierRow
              key={duty.courier.id}
              duty={duty}
              scope={scope}
              labels={labels}
              zoneName={zoneNames.get(duty.courier.geoZoneId ?? '') ?? ''}
            />
          ))}
        </ul>
      )}
      {!isFolded && shown.length < duties.length && (
        <Button className={styles.more} size="small" appearance="subtle" onClick={() => setWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </section>
  );
};
