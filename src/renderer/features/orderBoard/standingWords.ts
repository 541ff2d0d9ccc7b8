import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BoardColumn, PlanBasis, Pressure, Standing } from '#shared/domain/orderPlan.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

export const columnTitles: Readonly<Record<BoardColumn, MessageDescriptor>> = {
  waiting: msg`Waiting for acceptance`,
  preparing: msg`Being prepared`,
  withoutCourier: msg`Without courier`,
  onTheWay: msg`Ready or on the way`,
};

export const pressureWords: Readonly<Record<Pressure, MessageDescriptor>> = {
  good: msg`In time`,
  delayed: msg`Delayed`,
  late: msg`Late`,
};

const causes: Readonly<Record<NonNullable<Standing['cause']>, MessageDescriptor>> = {
  acceptance: msg`Not accepted yet`,
  courier: msg`No courier yet`,
  pickUp: msg`Pick-up overdue`,
};

const bases: Readonly<Record<PlanBasis, MessageDescriptor>> = {
  scheduled: msg`The customer has chosen this time`,
  accepted: msg`Counted from the acceptance, with the minutes of preparation and delivery`,
  paid: msg`Counted from the payment, with the minutes of preparation and delivery`,
  created: msg`Counted from the creation, with the minutes of preparation and delivery`,
};

const minuteMs = 60_000;
const units = new Map<string, Intl.NumberFormat>();

const unitText = (language: string, value: number, unit: 'minute' | 'hour' | 'day'): string => {
  const key = `${language} ${unit}`;
  const format =
    units.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  units.set(key, format);
  return format.format(value);
};

/** `8 min`, `1 hr 5 min`, `3 days`: as fine as matters. */
const durationText = (language: string, ms: number): string => {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 60) return unitText(language, minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return unitText(language, Math.floor(hours / 24), 'day');
  const rest = minutes % 60;
  return [unitText(language, hours, 'hour'), rest > 0 ? unitText(language, rest, 'minute') : []]
    .flat()
    .join(' ');
};

const dayMs = 86_400_000;

export interface StandingWords {
  /** How late, or how soon: `12 min late`, `in 8 min`. */
  howLate: string;
  /** `about 14:35`. */
  expected: string;
  /** What the expected time was counted from. */
  explanation: string;
  /** Why an order is behind. */
  cause: string;
}

/** The words for where an order stands in its plan, on the clocks of its country. */
export const useStandingWords = (): ((standing: Standing, now: number) => StandingWords) => {
  const { i18n, t } = useLingui();
  const { language, time, dayAndTime } = useFormatters();
  return ({ plan, cause }, now) => {
    const causeWords = cause ? i18n._(causes[cause]) : '';
    if (!plan)
      return {
        howLate: t`No expected time`,
        expected: '',
        explanation: t`The order says no minutes`,
        cause: causeWords,
      };
    const { dropOff, basis, isPartly } = plan;
    const span = durationText(language, dropOff - now);
    const instant = new Date(dropOff).toISOString();
    const at = Math.abs(dropOff - now) < dayMs / 2 ? time(instant) : dayAndTime(instant);
    const partly = isPartly ? [t`A part of its minutes is not known: it will be later`] : [];
    return {
      howLate: dropOff < now ? t`${span} late` : t`in ${span}`,
      expected: basis === 'scheduled' ? at : t`about ${at}`,
      explanation: [i18n._(bases[basis]), ...partly].join('. '),
      cause: causeWords,
    };
  };
};

/** When an order came to where it is, if that was seen; else only when it was changed last. */
export const useChangeWords = (): ((
  updatedAt: string | undefined,
  since: number | null,
  now: number,
) => string) => {
  const { t } = useLingui();
  const { language, time } = useFormatters();
  return (updatedAt, since, now) => {
    if (since !== null) {
      const clock = time(new Date(since).toISOString());
      return t`Seen here since ${clock}`;
    }
    const changed = Date.parse(updatedAt ?? '');
    if (Number.isNaN(changed)) return '';
    if (now - changed < minuteMs) return t`Changed just now`;
    const span = durationText(language, now - changed);
    return t`Last change ${span} ago`;
  };
};
