import type { AllCitiesClient } from '../api/allCities.ts';
import { createOrderActivity } from '../couriers/orderActivity.ts';
import { withLastOrders } from '../couriers/withLastOrders.ts';
import { broadcast } from '../windows/broadcast.ts';

interface CouriersOptions {
  api: AllCitiesClient;
  /** Server account and user id as a single key. */
  owner: () => string;
  now: () => Date;
  /** Drops cached answers, which lack the last orders. */
  forgetAnswers: () => void;
}

/** The orders of the last days, and an API client that adds the last order to couriers. */
export const composeCouriers = ({ api, owner, now, forgetAnswers }: CouriersOptions) => {
  const activities = createOrderActivity({
    api,
    owner,
    now,
    onProgress: (reading) => broadcast('couriers.reading', reading),
    onRead: (scope) => {
      forgetAnswers();
      broadcast('records.changed', { entity: 'couriers', scope, ids: [], isRemoval: false });
    },
  });
  return { api: withLastOrders(api, activities), activities };
};
