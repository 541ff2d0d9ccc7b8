import { reportError } from '../ipc/reportError.ts';

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
