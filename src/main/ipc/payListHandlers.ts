import { success } from '#shared/ipc/result.ts';
import type { PayListsJob } from '../payLists/checkPayLists.ts';
import type { Handlers } from './answerRequest.ts';

type PayListRoute = Extract<keyof Handlers, `payLists.${string}`>;

export const createPayListHandlers = (job: PayListsJob): Handlers<PayListRoute> => ({
  'payLists.check': ({ isAnew, ...question }) => {
    job.start(question, isAnew);
    return success(null);
  },
  'payLists.stopCheck': () => {
    job.stop();
    return success(null);
  },
  'payLists.checking': () => success(job.progress()),
  'payLists.summary': (question, { signal }) => job.summary(question, signal),
});
