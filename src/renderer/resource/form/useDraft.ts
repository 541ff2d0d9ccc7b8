import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#shared/ipc/keptRoutes.ts';
import { sameValue } from '../../data/findConflicts.ts';
import { request } from '../../ipc/bridge.ts';
import { useSessionStore } from '../../stores/session.ts';

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
export const useDraft = (
  { formState, getValues, setValue, watch }: UseFormReturn<Record<string, unknown>>,
  key: string,
): FoundDraft | null => {
  const [found, setFound] = useState<Draft | null>(null);
  // Who opened the form: whoever is logged in later has typed nothing here.
  const [userId] = useState(() => useSessionStore.getState().lastUser?.id ?? '');
  const form = useMemo((): Form => ({ key, userId }), [key, userId]);
  const { isDirty, dirtyFields } = formState;

  const offer = useEffectEvent((draft: Draft): void => {
    const differs = Object.entries(draft.values).some(([name, value]) => !sameValue(value, getValues(name)));
    if (differs) setFound(draft);
  });
  useEffect(() => {
    let isLeft = false;
    void request('drafts.read', form).then((result) => {
      if (!isLeft && result.ok && result.data) offer(result.data);
    });
    return () => {
      isLeft = true;
    };
  }, [form]);

  const keepTyped = useEffectEvent((): void => {
    const names = Object.keys(dirtyFields).filter((name) => dirtyFields[name]);
    if (names.length > 0) keep(form, Object.fromEntries(names.map((name) => [name, getValues(name)])));
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    let timer = setTimeout(() => keepTyped(), pauseMs);
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => keepTyped(), pauseMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      // Saved, let go or left on purpose; who lost the session did none of these.
      if (useSessionStore.getState().session.status === 'loggedIn') keep(form, null);
    };
  }, [isDirty, form, watch]);

  return (
    found && {
      savedAt: found.savedAt,
      restore: () => {
        for (const [name, value] of Object.entries(found.values)) {
          setValue(name, value, { shouldDirty: true, shouldValidate: true });
        }
        setFound(null);
      },
      drop: () => {
        if (!isDirty) keep(form, null);
        setFound(null);
      },
    }
  );
};
