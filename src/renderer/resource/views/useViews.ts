import { useCallback, useEffect, useState } from 'react';
import { formatSavedViews, readViews, type SavedView, viewsKey } from './savedViews.ts';

export type ChangeViews = (changed: (stored: readonly SavedView[]) => readonly SavedView[]) => void;

/** The views of a list that a person named, as this window knows them; other windows may change them. */
export const useViews = (entity: string): [readonly SavedView[], ChangeViews] => {
  const [views, setViews] = useState(() => readViews(entity));
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === viewsKey(entity)) setViews(readViews(entity));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [entity]);
  const change = useCallback<ChangeViews>(
    (changed) => {
      const next = changed(readViews(entity));
      setViews(next);
      localStorage.setItem(viewsKey(entity), formatSavedViews(next));
    },
    [entity],
  );
  return [views, change];
};
