import { create } from 'zustand';

export interface Confirmation {
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  /** "Cancel" when not given. */
  cancelLabel?: string | undefined;
  /** Something will be gone: the button says so by its colour. */
  isDestructive?: boolean | undefined;
}

interface OpenConfirmation extends Confirmation {
  answer: (isConfirmed: boolean) => void;
}

interface DialogStore {
  /** The last question; stays when it is answered, so that its dialog can close properly. */
  confirmation: OpenConfirmation | null;
  isOpen: boolean;
}

export const useDialogStore = create<DialogStore>()(() => ({ confirmation: null, isOpen: false }));

/** Asks in a modal dialog; a second question answers the first with "no". */
export const confirm = (confirmation: Confirmation): Promise<boolean> =>
  new Promise((resolve) => {
    const previous = useDialogStore.getState();
    if (previous.isOpen) previous.confirmation?.answer(false);
    const answer = (isConfirmed: boolean): void => {
      useDialogStore.setState({ isOpen: false });
      resolve(isConfirmed);
    };
    useDialogStore.setState({ confirmation: { ...confirmation, answer }, isOpen: true });
  });
