import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { type PlannedOrder, planOf, underWayStatuses } from '#shared/rules/orderPlan.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { callEntity, type RecordScope, type Row } from '../data/entityCalls.ts';
import { statusText } from '../marketplace/orderWords.ts';
import { createFormatters, languageOf } from '../ui/useFormatters.ts';

/** Status and expected time of the newest order under way of a customer; `null`: none, or not known. */
export const orderUnderWay = async (
  scope: RecordScope,
  customerId: string,
  signal: AbortSignal,
): Promise<string | null> => {
  const { country = '' } = scope;
  const query = {
    page: 1,
    size: 1,
    sort: { field: 'createdAt', order: 'desc' } as const,
    filters: {
      customerId: { match: 'exact', value: customerId } as const,
      status: { match: 'in' as const, values: [...underWayStatuses] as string[] },
    },
  };
  const result = await callEntity<Row[]>('orders', 'list', scope, { query, signal });
  const [order] = result.ok ? result.data : [];
  if (!order || !isCountryId(country)) return null;
  const { timeZone } = countries[country];
  const { timeOrDay } = createFormatters(languageOf(i18n), timeZone);
  const plan = planOf(order as unknown as PlannedOrder);
  const time = plan ? timeOrDay(new Date(plan.dropOff).toISOString(), dayInZone(new Date(), timeZone)) : null;
  const status = statusText(i18n, String(order.status));
  return time === null ? status : t`${status}, expected ${time}`;
};
