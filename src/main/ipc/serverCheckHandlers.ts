import { failure, success } from '#shared/ipc/result.ts';
import type { Reports } from '../diagnostics/saveReport.ts';
import type { ServerCheckJob } from '../diagnostics/serverCheck/serverCheckJob.ts';
import type { Handlers } from './answerRequest.ts';

type ServerCheckRoute = Extract<keyof Handlers, `serverCheck.${string}`>;

export const createServerCheckHandlers = (
  job: ServerCheckJob,
  reports: Pick<Reports, 'saveServerReport'>,
): Handlers<ServerCheckRoute> => ({
  'serverCheck.start': ({ country }) => job.start(country),
  'serverCheck.stop': () => job.stop(),
  'serverCheck.read': () => success(job.read()),
  'serverCheck.save': ({ format }, { windowId }) => {
    const report = job.report();
    return report ? reports.saveServerReport(windowId, report, format) : failure('NOT_FOUND', 404);
  },
});
