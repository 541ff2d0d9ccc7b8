import { success } from '#shared/ipc/result.ts';
import type { ClosingJob } from '../closing/closingJob.ts';
import type { ClosingFolder } from '../closing/saveClosing.ts';
import type { PayListsJob } from '../payLists/checkPayLists.ts';
import type { createStatementWindow } from '../windows/statementWindow.ts';
import type { Handlers } from './answerRequest.ts';

type PayListRoute = Extract<keyof Handlers, `payLists.${string}` | `closing.${string}`>;

export const createPayListHandlers = (
  job: PayListsJob,
  closing: ClosingJob,
  folder: ClosingFolder,
  statements: Pick<ReturnType<typeof createStatementWindow>, 'shown'>,
): Handlers<PayListRoute> => ({
  'payLists.check': ({ isAnew, ...query }) => job.start(query, isAnew),
  'payLists.stopCheck': () => job.stop(),
  'payLists.checking': () => success(job.progress()),
  'payLists.summary': (query, { signal }) => job.summary(query, signal),
  'closing.save': (wanted, { windowId, signal }) => folder.save(wanted, windowId, signal),
  'closing.stopSaving': () => folder.stop(),
  'closing.saving': () => success(folder.progress()),
  'closing.statementShown': (report, { windowId }) => statements.shown(windowId, report),
  'closing.reveal': () => folder.reveal(),
  'closing.read': (of, { signal }) => closing.read(of, signal),
  'closing.start': (of) => closing.start(of),
  'closing.stop': () => closing.stop(),
  'closing.progress': () => success(closing.progress()),
});
