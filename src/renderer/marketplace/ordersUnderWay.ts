import { msg, plural } from '@lingui/core/macro';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { type PlannedOrder, planOf } from '#shared/rules/orderPlan.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../data/entityCalls.ts';
import { queryClient } from '../data/queryClient.ts';
import { listPageOptions } from '../data/useList.ts';
import type { QuestionContext, Resource } from '../resource/define/resource.ts';
import { createFormatters, languageOf } from '../ui/useFormatters.ts';
import { underWayPageSize, underWayQuery } from './underWayQuery.ts';

/** Age up to which orders are reused, so that a bulk edit of many records reads them once. */
const freshMs = 5_000;
/** Delay of a question while the server does not answer. */
const maxWaitMs = 2_000;
/** Orders named in a question. */
const maxNamed = 3;

/** Orders under way in a city. Empty if they cannot be read, so that no action waits for the server. */
const readOrders = async (scope: RecordScope): Promise<readonly Row[]> => {
  const options = listPageOptions('orders', scope, underWayQuery(1, underWayPageSize));
  const read = queryClient.fetchQuery({ ...options, staleTime: freshMs }).catch(() => null);
  const answer = await Promise.race([read, new Promise<null>((end) => setTimeout(end, maxWaitMs, null))]);
  return answer?.rows ?? [];
};

const orderText = ({ i18n, scope: { country = '' } }: QuestionContext, order: Row): string => {
  const plan = planOf(order as unknown as PlannedOrder);
  const id = shortIdOf(order.id);
  if (!plan || !isCountryId(country)) return id;
  const at = createFormatters(languageOf(i18n), countries[country].timeZone).time(
    new Date(plan.dropOff).toISOString(),
  );
  return `${id}, ${i18n._(msg`drop-off about ${at}`)}`;
};

/** Sentence about the orders under way of a courier, customer or establishment; `null`: none. */
export const ordersUnderWayOf =
  (field: 'courierId' | 'customerId' | 'establishmentId'): NonNullable<Resource['removalNote']> =>
  async ({ id }, context) => {
    const orders = (await readOrders(context.scope)).filter((order) => order[field] === id);
    if (orders.length === 0) return null;
    const { length } = orders;
    const named = orders.slice(0, maxNamed).map((order) => orderText(context, order));
    const list = [...named, ...(length > maxNamed ? ['…'] : [])].join('; ');
    return context.i18n._(
      msg`${plural(length, { one: '# order under way', other: '# orders under way' })}: ${list}`,
    );
  };
