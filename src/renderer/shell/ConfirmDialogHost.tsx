import { useEffect } from 'react';
import { useDialogStore } from '../stores/overlays.ts';
import { onDemand } from '../ui/lazyComponent.tsx';

const ConfirmDialog = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

/** Renders the dialog of `confirm()`, loaded on first use. */
export const ConfirmDialogHost = () => {
  const confirmation = useDialogStore((store) => store.confirmation);
  const isOpen = useDialogStore((store) => store.isOpen);
  useEffect(
    () =>
      useDialogStore.subscribe((now, before) => {
        if (now.isOpen && !before.isOpen) useDialogStore.setState({ opener: document.activeElement });
      }),
    [],
  );
  // Restore the focus: without any, screen readers would keep a form under the dialog hidden.
  useEffect(() => {
    if (isOpen) return;
    const { opener } = useDialogStore.getState();
    if (opener instanceof HTMLElement) opener.focus();
    useDialogStore.setState({ opener: null });
  }, [isOpen]);
  return confirmation && <ConfirmDialog {...confirmation} isOpen={isOpen} />;
};
