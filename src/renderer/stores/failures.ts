import { useEffect } from 'react';
import { create } from 'zustand';
import { showToast } from './toasts.ts';

export interface Failure {
  /** Of the record it is about, or of what failed. */
  id: string;
  text: string;
}

interface FailureStore {
  /** What stands in each place that is on screen. */
  places: ReadonlyMap<string, readonly Failure[]>;
}

const none: readonly Failure[] = [];

const useFailureStore = create<FailureStore>()(() => ({ places: new Map() }));

const setPlace = (place: string, failures: readonly Failure[] | null): void =>
  useFailureStore.setState(({ places }) => {
    const next = new Map(places);
    if (failures) next.set(place, failures);
    else next.delete(place);
    return { places: next };
  });

/**
 * Says what failed where it was tried, until the next try. Whoever has gone elsewhere meanwhile sees a toast instead.
 */
export const tellFailures = (place: string, failures: readonly Failure[]): void => {
  if (useFailureStore.getState().places.has(place)) setPlace(place, failures);
  else for (const { text } of failures) showToast({ intent: 'error', text });
};

/** Another try begins, or somebody has read it. */
export const forgetFailures = (place: string): void => tellFailures(place, none);

/** What stands in this place, which is on screen from now on. */
export const useFailures = (place: string): readonly Failure[] => {
  useEffect(() => {
    setPlace(place, none);
    return () => setPlace(place, null);
  }, [place]);
  return useFailureStore(({ places }) => places.get(place) ?? none);
};
