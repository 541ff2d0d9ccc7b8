import { useEffect, useEffectEvent, useState } from 'react';
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

const keep = (key: string, values: Draft['values'] | null): void =>
  void request('drafts.keep', { key, values });

/** Has main keep what is typed until it is saved or let go, and offers what it has kept. */
export const useDraft = (
  { formState, getValues, setValue, watch }: UseFormReturn<Record<string, unknown>>,
  key: string,
): FoundDraft | null => {
  const [found, setFound] = useState<Draft | null>(null);
  const { isDirty, dirtyFields } = formState;

  const offer = useEffectEvent((draft: Draft): void => {
    const differs = Object.entries(draft.values).some(([name, value]) => !sameValue(value, getValues(name)));
    if (differs) setFound(draft);
  });
  useEffect(() => {
    let isLeft = false;
    void request('drafts.read', { key }).then((result) => {
      if (!isLeft && result.ok && result.data) offer(result.data);
    });
    return () => {
      isLeft = true;
    };
  }, [key]);

  const keepTyped = useEffectEvent((): void => {
    const names = Object.keys(dirtyFields).filter((name) => dirtyFields[name]);
    if (names.length > 0) keep(key, Object.fromEntries(names.map((name) => [name, getValues(name)])));
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
      if (useSessionStore.getState().session.status === 'loggedIn') keep(key, null);
    };
  }, [isDirty, key, watch]);

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
        if (!isDirty) keep(key, null);
        setFound(null);
      },
    }
  );
};
