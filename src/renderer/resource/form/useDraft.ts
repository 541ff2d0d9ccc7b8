import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#shared/ipc/pendingWorkRoutes.ts';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import { request } from '../../ipc/bridge.ts';
import { useSessionStore } from '../../stores/session.ts';
import { offerUndo } from '../../stores/undo.ts';
import { useStableActions } from '../../ui/useStableActions.ts';

const pauseMs = 700;

/** Unsaved input from before a crash, logout or quit. */
export interface FoundDraft {
  savedAt: string;
  restore: () => void;
  drop: () => void;
}

interface Form {
  key: string;
  userId: string;
}

const keep = (form: Form, values: Draft['values'] | null): void =>
  void request('drafts.keep', { ...form, values });

interface DraftSource {
  key: string;
  isDirty: boolean;
  /** `false` until the edited record is loaded. */
  isReady: boolean;
  /** Unsaved values. A new function identity, or a call from `watch`, signals new input. */
  typed: () => Draft['values'];
  watch?: (onTyped: () => void) => () => void;
  /** True if a draft differs from the displayed values. */
  differs: (values: Draft['values']) => boolean;
  restore: (values: Draft['values']) => void;
}

/** Persists unsaved input in main until it is saved or discarded, and offers an existing draft. */
export const useDraft = (source: DraftSource): FoundDraft | null => {
  const { key, isDirty, isReady, typed, watch, restore } = source;
  const [found, setFound] = useState<Draft | null>(null);
  // The user who opened the form; a later user must not get this draft.
  const [userId] = useState(() => useSessionStore.getState().lastUser?.id ?? '');
  const form = useMemo((): Form => ({ key, userId }), [key, userId]);

  const offer = useEffectEvent((draft: Draft): void => {
    if (source.differs(draft.values)) setFound(draft);
  });
  useEffect(() => {
    if (!isReady) return undefined;
    let isLeft = false;
    void request('drafts.read', form).then((result) => {
      if (!isLeft && result.ok && result.data) offer(result.data);
    });
    return () => {
      isLeft = true;
    };
  }, [form, isReady]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const later = () => setTimeout(() => keep(form, typed()), pauseMs);
    let timer = later();
    const stop = watch?.(() => {
      clearTimeout(timer);
      timer = later();
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [isDirty, form, typed, watch]);
  useEffect(() => {
    if (!isDirty) return undefined;
    return () => {
      // Saved, discarded or left on purpose. After a lost session the draft must stay.
      if (useSessionStore.getState().session.status === 'loggedIn') keep(form, null);
    };
  }, [isDirty, form]);

  const { bringBack } = useStableActions({
    bringBack: (draft: Draft): void => {
      // Current unsaved input takes precedence over the restored draft.
      if (!isDirty) keep(form, draft.values);
      setFound(draft);
    },
  });

  return (
    found && {
      savedAt: found.savedAt,
      restore: () => {
        restore(found.values);
        setFound(null);
      },
      drop: () => {
        if (!isDirty) keep(form, null);
        setFound(null);
        offerUndo(t`Changes discarded`, async () => bringBack(found));
      },
    }
  );
};

/** Draft of a form: its changed fields. */
export const useFormDraft = (
  { formState, getValues, setValue, watch }: UseFormReturn<Record<string, unknown>>,
  key: string,
): FoundDraft | null => {
  const { isDirty, dirtyFields } = formState;
  return useDraft({
    key,
    isDirty,
    isReady: true,
    typed: useCallback(() => {
      const names = Object.keys(dirtyFields).filter((name) => dirtyFields[name]);
      return Object.fromEntries(names.map((name) => [name, getValues(name)]));
    }, [dirtyFields, getValues]),
    watch: useCallback((onTyped) => watch(onTyped).unsubscribe, [watch]),
    differs: (values) => Object.entries(values).some(([name, value]) => !sameValue(value, getValues(name))),
    restore: (values) => {
      for (const [name, value] of Object.entries(values)) {
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }
    },
  });
};
