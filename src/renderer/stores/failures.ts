import { useEffect } from 'react';
import { create } from 'zustand';
import { showToast } from './toasts.ts';

export interface Failure {
  /** Of the record it is about, or of what failed. */
  id: string;
  text: string;
}

interface FailureStore {
  /** What stands on screen, by what it is about. */
  shown: ReadonlyMap<string, readonly Failure[]>;
}

const none: readonly Failure[] = [];

const useFailureStore = create<FailureStore>()(() => ({ shown: new Map() }));

const show = (about: string, failures: readonly Failure[] | null): void =>
  useFailureStore.setState(({ shown }) => {
    const next = new Map(shown);
    if (failures) next.set(about, failures);
    else next.delete(about);
    return { shown: next };
  });

/**
 * Says what failed where it was tried, until the next try. Whoever has gone elsewhere meanwhile sees a toast instead.
 */
export const tellFailures = (about: string, failures: readonly Failure[]): void => {
  if (useFailureStore.getState().shown.has(about)) show(about, failures);
  else for (const { text } of failures) showToast({ intent: 'error', text });
};

/** Another try begins, or somebody has read it. */
export const forgetFailures = (about: string): void => tellFailures(about, none);

/** What is said about this, on the screen that shows it from now on. */
export const useFailures = (about: string): readonly Failure[] => {
  useEffect(() => {
    show(about, none);
    return () => show(about, null);
  }, [about]);
  return useFailureStore(({ shown }) => shown.get(about) ?? none);
};
