import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanBasis, Pressure, Timeliness } from '#shared/rules/orderPlan.ts';
import { durationText } from '../../resource/record/changeWords.ts';
import { languageOf, useFormatters } from '../../ui/useFormatters.ts';

export const pressureWords: Readonly<Record<Pressure, MessageDescriptor>> = {
  good: msg`On time`,
  delayed: msg`Delayed`,
  late: msg`Late`,
};

const causes: Readonly<Record<NonNullable<Timeliness['cause']>, MessageDescriptor>> = {
  payment: msg`Not paid yet`,
  acceptance: msg`Not accepted yet`,
  courier: msg`No courier yet`,
  pickUp: msg`Pickup overdue`,
};

const bases: Readonly<Record<PlanBasis, MessageDescriptor>> = {
  scheduled: msg`Time chosen by the customer`,
  accepted: msg`From acceptance, plus preparation and delivery time`,
  paid: msg`From payment, plus preparation and delivery time`,
  created: msg`From creation, plus preparation and delivery time`,
};

/** Without a delivery, or with one of unknown length. */
const basesOfPickup: Readonly<Record<PlanBasis, MessageDescriptor>> = {
  ...bases,
  accepted: msg`From acceptance, plus preparation time`,
  paid: msg`From payment, plus preparation time`,
  created: msg`From creation, plus preparation time`,
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

export interface DelayTexts {
  /** Delay or time left: `12 min late`, `in 8 min`. */
  howLate: string;
  /** Example: `about 14:35`. */
  expected: string;
  explanation: string;
  cause: string;
}

/** Texts about an order's delay, in the time zone of its country. */
export const useDelayTexts = (): ((timeliness: Timeliness, now: number) => DelayTexts) => {
  const { i18n, t } = useLingui();
  const { time, timeOrDay, today } = useFormatters();
  return ({ plan, cause }, now) => {
    const causeWords = cause ? i18n._(causes[cause]) : '';
    if (cause === 'payment') {
      const explanation = t`The expected time appears once the order is paid`;
      return { howLate: causeWords, expected: '', explanation, cause: '' };
    }
    if (!plan)
      return {
        howLate: t`No expected time`,
        expected: '',
        explanation: t`The order has no preparation or delivery time`,
        cause: causeWords,
      };
    const { pickUp, dropOff, basis, isPartly } = plan;
    const span = durationText(languageOf(i18n), dropOff - now);
    const isDue = Math.abs(dropOff - now) < minuteMs;
    const instant = new Date(dropOff).toISOString();
    const at = Math.abs(dropOff - now) < dayMs / 2 ? time(instant) : timeOrDay(instant, today());
    const source = i18n._((pickUp < dropOff ? bases : basesOfPickup)[basis]);
    return {
      howLate: isDue ? t`due now` : dropOff < now ? t`${span} late` : t`in ${span}`,
      expected: basis === 'scheduled' ? at : t`about ${at}`,
      explanation: isPartly ? t`${source}. Some of these times are unknown, so expect it later` : source,
      cause: causeWords,
    };
  };
};
