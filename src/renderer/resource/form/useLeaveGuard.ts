import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirmDiscard, hasUnsavedNote, saveNotes, setUnsaved } from '../../stores/unsavedChanges.ts';

/**
 * Confirms before unsaved changes are lost by navigation, a country switch or closing the window. Navigation
 * during a save waits for its end. `what` names unsaved input that may be out of sight.
 */
export const useLeaveGuard = (isDirty: boolean, isSaving = false, what?: string) => {
  const form = useId();
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  // Before the page shows the edit: main must not lead this window to another record then.
  useLayoutEffect(() => setUnsaved(form, isDirty), [form, isDirty]);
  useEffect(() => () => setUnsaved(form, false), [form]);

  /** Asks if there are unsaved changes. Resolves with `true` to proceed. */
  const mayLeave = useCallback(async (): Promise<boolean> => !dirty.current || confirmDiscard(what), [what]);
  /** Disables the guard after saving or discarding. */
  const release = useCallback(() => {
    dirty.current = false;
    setUnsaved(form, false);
  }, [form]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (dirty.current || hasUnsavedNote()) && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = useRef(false);
  isBlocked.current = blocker.state === 'blocked';
  const isLeaving = useCallback(() => isBlocked.current, []);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isSaving) return;
    // A further navigation while the dialog is open asks again; only the latest answer counts.
    let isNewest = true;
    const leavePage = async (): Promise<boolean> => ((await saveNotes()) ? mayLeave() : confirmDiscard());
    void leavePage().then((isDiscarded) => {
      if (!isNewest) return;
      try {
        (isDiscarded ? blocker.proceed : blocker.reset)();
      } catch {
        // A typed address cannot be blocked and is already navigating away, so the router throws.
      }
    });
    return () => {
      isNewest = false;
    };
  }, [blocker, mayLeave, isSaving]);
  return { mayLeave, release, isLeaving };
};
