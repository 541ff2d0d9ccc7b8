import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../stores/overlays.ts';
import { setUnsaved } from '../../stores/unsavedChanges.ts';

interface LeaveGuard {
  /** Asks when there is something to lose; true: go on. */
  mayLeave: () => Promise<boolean>;
  /** From now on nothing is to be lost: it was saved, or let go. */
  release: () => void;
}

/** Nothing typed is lost unasked: not by another page, not by another country, not by closing the window. */
export const useLeaveGuard = (isDirty: boolean): LeaveGuard => {
  const { t } = useLingui();
  const form = useId();
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => setUnsaved(form, isDirty), [form, isDirty]);
  useEffect(() => () => setUnsaved(form, false), [form]);

  const mayLeave = useCallback(
    async (): Promise<boolean> =>
      !dirty.current ||
      (await confirm({
        title: t`Discard unsaved changes?`,
        text: t`What you typed here has not been saved.`,
        confirmLabel: t`Discard changes`,
        cancelLabel: t`Keep editing`,
        isDestructive: true,
      })),
    [t],
  );
  const release = useCallback(() => {
    dirty.current = false;
    setUnsaved(form, false);
  }, [form]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Whoever goes elsewhere while the dialog stands is asked anew, and only the newest answer counts.
    let isNewest = true;
    void mayLeave().then((isLeaving) => {
      if (!isNewest) return;
      try {
        (isLeaving ? blocker.proceed : blocker.reset)();
      } catch {
        // The router refuses: an address that was typed meanwhile, which it cannot block, leads away already.
      }
    });
    return () => {
      isNewest = false;
    };
  }, [blocker, mayLeave]);
  return { mayLeave, release };
};
