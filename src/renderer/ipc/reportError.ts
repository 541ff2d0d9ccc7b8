import { request } from './bridge.ts';

const maxMessage = 2000;
const maxStack = 8000;
/** Limit for an error that repeats with every frame; main has its own limit too. */
const maxReports = 20;
let reports = 0;

export const reportError = (cause: unknown): void => {
  reports += 1;
  if (reports > maxReports) return;
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  void request('log.report', {
    message: message.slice(0, maxMessage),
    ...(stack === undefined ? {} : { stack: stack.slice(0, maxStack) }),
  });
};
