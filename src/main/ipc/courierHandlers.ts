import { success } from '#shared/ipc/result.ts';
import type { OrderActivities } from '../couriers/orderActivity.ts';
import type { Handlers } from './answerRequest.ts';

type CourierRoute = Extract<keyof Handlers, `couriers.${string}`>;

export const createCourierHandlers = (activities: OrderActivities): Handlers<CourierRoute> => ({
  'couriers.activity': (scope) => activities.read(scope),
  'couriers.knownActivity': async (scope) => success(activities.known(scope)),
  'couriers.readActivity': async ({ isAnew, ...scope }) => success(await activities.ensure(scope, isAnew)),
});
