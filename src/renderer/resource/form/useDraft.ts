import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#shared/ipc/keptRoutes.ts';
import { sameValue } from '../../data/findConflicts.ts';
import { request } from '../../ipc/bridge.ts';
import { useSessionStore } from '../../stores/session.ts';
import { offerUndo } from '../../stores/undo.ts';
import { useStableActions } from '../../ui/useStableActions.ts';

const pauseMs = 700;

/** What was typed here before, and not saved: because the page crashed, the session ended or the app did. */
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

/** Has main keep what is typed until it is saved or let go, and offers what it has kept. */
interface DraftSource {
  key: string;
  isDirty: boolean;
  /** False as long as what is edited has not been read. */
  isReady: boolean;
  /** What is not saved; a new function, or a call of `watch`'s, says that more was typed. */
  typed: () => Draft['values'];
  watch?: (onTyped: () => void) => () => void;
  /** Whether a draft says anything else than what is shown. */
  differs: (values: Draft['values']) => boolean;
  restore: (values: Draft['values']) => void;
}

/** Has main keep what is typed until it is saved or let go, and offers what it has kept. */
export const useDraft = (source: DraftSource): FoundDraft | null => {
  const { key, isDirty, isReady, typed, watch, restore } = source;
  const [found, setFound] = useState<Draft | null>(null);
  // Who opened the form: whoever is logged in later has typed nothing here.
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
      // Saved, let go or left on purpose; who lost the session did none of these.
      if (useSessionStore.getState().session.status === 'loggedIn') keep(form, null);
    };
  }, [isDirty, form]);

  const { bringBack } = useStableActions({
    bringBack: (draft: Draft): void => {
      // What is typed by now is the draft that is kept.
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

/** The draft of a form: its changed fields. */
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
