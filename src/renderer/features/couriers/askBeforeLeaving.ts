import { msg } from '@lingui/core/macro';
import { type CountryId, countries } from '#shared/rules/countries.ts';
import { type PlannedOrder, planOf } from '#shared/rules/orderPlan.ts';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { queryClient } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { underWayPageSize, underWayQuery } from '../../marketplace/underWayQuery.ts';
import type { FormSpec } from '../../resource/define/resource.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';

/** Age up to which orders of the same save are reused: a bulk edit asks about many couriers. */
const freshMs = 5_000;

/** Orders under way in the courier's city. Empty if they cannot be read, so that blocking stays possible. */
const ordersUnderWay = async (scope: RecordScope): Promise<readonly Row[]> => {
  const options = listPageOptions('orders', scope, underWayQuery(1, underWayPageSize));
  const answer = await queryClient.fetchQuery({ ...options, staleTime: freshMs }).catch(() => null);
  return answer?.rows ?? [];
};

/** Asks before an active courier with orders under way gets another status. */
export const askBeforeLeaving: NonNullable<FormSpec['asksBefore']> = async (
  from,
  { status },
  { i18n, scope },
) => {
  if (from.status !== 'active' || status === undefined || status === from.status) return null;
  const orders = (await ordersUnderWay(scope)).filter(({ courierId }) => courierId === from.id);
  if (orders.length === 0) return null;
  const { timeZone } = countries[scope.country as CountryId] ?? countries.es;
  const { time } = createFormatters(languageOf(i18n), timeZone);
  const carried = orders.map((order) => {
    const plan = planOf(order as unknown as PlannedOrder);
    const id = shortIdOf(order.id);
    if (!plan) return id;
    const at = time(new Date(plan.dropOff).toISOString());
    return `${id}, ${i18n._(msg`drop-off about ${at}`)}`;
  });
  const name = personName(from) || String(from.email ?? shortIdOf(from.id));
  return {
    title: i18n._(msg`Change the status of a courier with an order?`),
    text: `${name}: ${carried.join('; ')}`,
    confirmLabel: i18n._(msg`Change status`),
    cancelLabel: i18n._(msg`Keep active`),
  };
};
