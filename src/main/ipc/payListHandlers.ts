import { success } from '#shared/ipc/result.ts';
import type { PayListsJob } from '../payLists/checkPayLists.ts';
import type { Handlers } from './answerRequest.ts';

type PayListRoute = Extract<keyof Handlers, `payLists.${string}`>;

export const createPayListHandlers = (job: PayListsJob): Handlers<PayListRoute> => ({
  'payLists.check': ({ isAnew, ...query }) => job.start(query, isAnew),
  'payLists.stopCheck': () => job.stop(),
  'payLists.checking': () => success(job.progress()),
  'payLists.summary': (query, { signal }) => job.summary(query, signal),
});
