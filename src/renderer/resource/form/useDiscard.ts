import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { undoMs } from '../../data/removeRecords.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { rememberUndo } from '../../stores/undo.ts';

interface Discard {
  /** Lets go what was typed, by `reset`, and offers it back. */
  discard: (reset: () => void) => void;
  /** Something else was saved since: what was let go is not offered any more. */
  forget: () => void;
}

/** Nobody is asked before what they typed is let go, because it can be had back. */
export const useDiscard = ({ getValues, setValue, formState }: UseFormReturn): Discard => {
  const { t } = useLingui();
  const withdraw = useRef<(() => void) | null>(null);
  const forget = useCallback((): void => {
    withdraw.current?.();
    withdraw.current = null;
  }, []);
  useEffect(() => forget, [forget]);
  const changed = formState.dirtyFields;

  const discard: Discard['discard'] = (reset) => {
    const typed = getValues();
    const names = Object.keys(changed);
    reset();
    forget();
    if (names.length === 0) return;
    const undo = rememberUndo(async () => {
      for (const name of names) setValue(name, typed[name], { shouldDirty: true });
      forget();
    });
    const toast = showToast({
      intent: 'info',
      text: t`Changes discarded`,
      action: { label: t`Undo`, run: undo.run },
      durationMs: undoMs,
    });
    withdraw.current = () => {
      undo.forget();
      dismissToast(toast);
    };
  };
  return { discard, forget };
};
