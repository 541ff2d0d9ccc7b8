import { useEffect } from 'react';
import { useDialogStore } from '../stores/overlays.ts';
import { onDemand } from '../ui/lazyComponent.tsx';
import { isAnswered } from './useFocusKeeper.ts';

const ConfirmDialog = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

/** Renders the dialog of `confirm()`, loaded on first use. */
export const ConfirmDialogHost = () => {
  const confirmation = useDialogStore((store) => store.confirmation);
  const isOpen = useDialogStore((store) => store.isOpen);
  // Lets the focus keeper return the focus now: while the dialog fades out, screen readers would keep a form
  // under it hidden.
  useEffect(() => {
    const { activeElement } = document;
    if (!isOpen && activeElement instanceof HTMLElement && isAnswered(activeElement)) activeElement.blur();
  }, [isOpen]);
  return confirmation && <ConfirmDialog {...confirmation} isOpen={isOpen} />;
};
