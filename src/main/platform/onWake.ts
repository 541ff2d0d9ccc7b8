import { powerMonitor } from 'electron';

/** The network comes back some time after the computer, and unlocking often follows waking up. */
const settleMs = 2000;

/** The computer was asleep or locked and is in use again: told once for each time. */
export const onWake = (listener: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, settleMs);
    timer.unref();
  };
  powerMonitor.on('resume', soon);
  powerMonitor.on('unlock-screen', soon);
};
