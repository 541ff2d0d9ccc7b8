import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useLeaving } from '../../resource/fields/sensitive/Revealable.tsx';
import { useIsPrivate } from '../../stores/preferences.ts';
import { hasDocuments } from './CandidateDocuments.tsx';

/** Whether the documents inside `root` are shown. They hide when focus, pointer or window leave them. */
export const useShownDocuments = (root: RefObject<HTMLElement | null>, record: Row) => {
  const isPrivate = useIsPrivate();
  const [isShown, setShown] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useLeaving(root, isShown, hide);
  useEffect(() => {
    if (!isShown) return undefined;
    root.current?.querySelector<HTMLElement>('[data-documents]')?.focus();
    window.addEventListener('blur', hide);
    return () => window.removeEventListener('blur', hide);
  }, [root, isShown, hide]);
  const show = (): void => {
    if (isPrivate || !hasDocuments(record)) return;
    setShown(true);
    setSeen(true);
  };
  return { isPrivate, isShown, wasSeen, show, hide };
};
