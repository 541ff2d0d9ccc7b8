import { useDialogStore } from '../stores/overlays.ts';

/** True if the event comes from a dialog, or one is open. Answered dialogs are only fading out. */
export const isUnderDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== document.body
    ? target.closest('[role=dialog], [role=alertdialog]:not([data-answered])') !== null
    : useDialogStore.getState().isOpen || document.querySelector('[role=dialog]') !== null;
