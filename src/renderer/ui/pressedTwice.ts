import { t } from '@lingui/core/macro';
import { dismissToast, showToast } from '../stores/toasts.ts';

/** What moves under a pointer or the focus takes no clicks and keys for so long. */
export const restMs = 700;
/** A second press within this time is an accident. */
const secondPressMs = 1500;
const flashMs = 600;

const pressedAt = new Map<string, number>();
let toast = 0;

/** Flashes what was pressed, and says that nothing was done. */
export const showIgnored = (element: Element | null = document.activeElement): void => {
  element?.setAttribute('data-ignored', '');
  setTimeout(() => element?.removeAttribute('data-ignored'), flashMs);
  dismissToast(toast);
  toast = showToast({ intent: 'info', text: t`Pressed too soon: nothing was done`, durationMs: 3000 });
};

/** Whether the same thing was written too short a time ago; the press is shown as ignored then. */
export const isPressedTwice = (what: string, element?: Element | null): boolean => {
  const now = Date.now();
  for (const [key, at] of pressedAt) if (Math.abs(now - at) >= secondPressMs) pressedAt.delete(key);
  const isTwice = pressedAt.has(what);
  if (isTwice) showIgnored(element ?? undefined);
  else pressedAt.set(what, now);
  return isTwice;
};

/** For tests, which press on behalf of many people. */
export const forgetPresses = (): void => pressedAt.clear();
