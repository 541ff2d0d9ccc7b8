import { t } from '@lingui/core/macro';
import { dismissToast, showToast } from '../stores/toasts.ts';

/** Rows that moved under the pointer or the focus ignore clicks and keys for this time. */
export const restMs = 700;
/** A second press within this time counts as accidental. */
const secondPressMs = 1500;
const flashMs = 600;

const presses = new Map<string, { at: number; name: string }>();
let toast = 0;

/** Flashes the pressed element, with a toast that nothing was done. */
export const showIgnored = (element: Element | null = document.activeElement): void => {
  element?.setAttribute('data-ignored', '');
  setTimeout(() => element?.removeAttribute('data-ignored'), flashMs);
  dismissToast(toast);
  toast = showToast({ intent: 'info', text: t`You pressed too soon. Nothing changed.` });
};

interface Press {
  name: string;
  /** Whether this press can be the second half of a double click on the earlier one. */
  follows: (earlier: string) => boolean;
}

/** Whether the same target was pressed too short a time ago; the press is then shown as ignored. */
export const isPressedTwice = (target: string, element?: Element | null, press?: Press): boolean => {
  const now = Date.now();
  for (const [key, { at }] of presses) if (Math.abs(now - at) >= secondPressMs) presses.delete(key);
  const before = presses.get(target);
  const isTwice = before !== undefined && (press?.follows(before.name) ?? true);
  if (isTwice) showIgnored(element ?? undefined);
  else presses.set(target, { at: now, name: press?.name ?? '' });
  return isTwice;
};

/** Forgets earlier presses, for tests that act as several users. */
export const forgetPresses = (): void => presses.clear();
