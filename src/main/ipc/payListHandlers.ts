import { success } from '#shared/ipc/result.ts';
import type { PayListsJob } from '../payLists/checkPayLists.ts';
import type { ClosingJob } from '../payLists/closing/closingJob.ts';
import type { Handlers } from './answerRequest.ts';

type PayListRoute = Extract<keyof Handlers, `payLists.${string}` | `closing.${string}`>;

export const createPayListHandlers = (job: PayListsJob, closing: ClosingJob): Handlers<PayListRoute> => ({
  'payLists.check': ({ isAnew, ...query }) => job.start(query, isAnew),
  'payLists.stopCheck': () => job.stop(),
  'payLists.checking': () => success(job.progress()),
  'payLists.summary': (query, { signal }) => job.summary(query, signal),
  'closing.read': (of, { signal }) => closing.read(of, signal),
  'closing.start': (of) => closing.start(of),
  'closing.stop': () => closing.stop(),
  'closing.progress': () => success(closing.progress()),
});
