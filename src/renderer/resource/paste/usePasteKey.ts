import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../ui/useDocumentKeys.ts';
import { mayChange } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';

/** True if rows may be pasted into the list, by this user. */
export const useTakesRows = (): boolean => {
  const { resource, can } = useResource();
  return resource.takesRows === true && (can.create || mayChange(can));
};

/** Opens a table that is pasted anywhere on the page (Ctrl+V) but in an input. */
export const usePasteKey = (isBlocked: boolean, onTable: (text: string) => void): void => {
  const { resource } = useResource();
  const takesRows = useTakesRows();
  const onPaste = useEffectEvent(async ({ target, clipboardData }: ClipboardEvent) => {
    const isOverlaid = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    if (!takesRows || isBlocked || isTyping(target) || isOverlaid) return;
    const text = clipboardData?.getData('text/plain') ?? '';
    // Most pasted text is a word or a sentence; the code of tables loads for others only.
    if (!/[\r\n]/.test(text) || !/[\t;,]/.test(text)) return;
    const { isTableFor } = await import('./isTableFor.ts');
    if (await isTableFor(resource, text)) onTable(text);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent): void => void onPaste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
};
