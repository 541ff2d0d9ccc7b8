import { reportError } from '../ipc/reportError.ts';

/**
 * Harmless Chromium warning: an observed element (a Fluent pop-up, a list) was resized during its own
 * measurement and is measured again in the next frame.
 */
const isMeasuredLater = (message: string): boolean => message.startsWith('ResizeObserver loop');

export const reportErrors = (): void => {
  window.addEventListener('error', ({ error, message }) => {
    if (error || !isMeasuredLater(message)) reportError(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
};
