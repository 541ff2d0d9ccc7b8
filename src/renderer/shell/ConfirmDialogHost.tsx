import { useEffect, useRef } from 'react';
import { useDialogStore } from '../stores/overlays.ts';
import { onDemand } from '../ui/lazyComponent.tsx';

const ConfirmDialog = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

/** Shows the question that `confirm()` asks; its code is loaded with the first one. */
export const ConfirmDialogHost = () => {
  const { confirmation, isOpen } = useDialogStore();
  const opener = useRef<Element | null>(null);
  useEffect(
    () =>
      useDialogStore.subscribe((now, before) => {
        if (now.isOpen && !before.isOpen) opener.current = document.activeElement;
      }),
    [],
  );
  // With the focus nowhere, a form under the dialog would stay hidden from screen readers.
  useEffect(() => {
    if (isOpen) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // It would keep the whole page that it stood on in memory until the next question.
    opener.current = null;
  }, [isOpen]);
  return confirmation && <ConfirmDialog {...confirmation} isOpen={isOpen} />;
};
