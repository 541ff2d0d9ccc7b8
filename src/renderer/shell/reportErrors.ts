import { request } from '../ipc/bridge.ts';

const maxMessage = 2000;
const maxStack = 8000;
/** A fault that repeats with every frame need not cross the border each time; main has a limit of its own. */
const maxReports = 20;
let reports = 0;

/** Writes a fault of this window to the app's log. */
export const reportError = (cause: unknown): void => {
  reports += 1;
  if (reports > maxReports) return;
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  void request('log.report', {
    message: message.slice(0, maxMessage),
    ...(stack === undefined ? {} : { stack: stack.slice(0, maxStack) }),
  });
};

/**
 * Chromium says so when something that is measured (a popup of Fluent UI, a list) changes its size once more while it is being
 * measured. Nothing is lost: it is measured again in the next frame.
 */
const isMeasuredLater = (message: string): boolean => message.startsWith('ResizeObserver loop');

/** Whatever nobody caught ends up in the log too. */
export const reportErrors = (): void => {
  window.addEventListener('error', ({ error, message }) => {
    if (error || !isMeasuredLater(message)) reportError(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
};
