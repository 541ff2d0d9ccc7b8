import { create } from 'zustand';
import type { HelpTopic } from '#shared/ipc/events.ts';

/** Whether the palette stands over this window. */
export const usePaletteStore = create<{ isOpen: boolean; text: string }>()(() => ({
  isOpen: false,
  text: '',
}));

/** `text`: what to look for. */
export const showPalette = (isOpen: boolean, text = ''): void => usePaletteStore.setState({ isOpen, text });

/** The help topic that the application menu or the palette shows over this window. */
export const useHelpStore = create<{ topic: HelpTopic | null }>()(() => ({ topic: null }));

export const showHelp = (topic: HelpTopic | null): void => useHelpStore.setState({ topic });

/** Whether the list of notices stands open at its bell, or will as soon as the bell is there. */
export const useNoticesList = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const showNoticesList = (isOpen: boolean): void => useNoticesList.setState({ isOpen });

export interface Confirmation {
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  /** "Cancel" when not given. */
  cancelLabel?: string | undefined;
  /** Something will be gone: the button says so by its colour. */
  isDestructive?: boolean | undefined;
  /** The safe answer is not to go on: that button has the focus and the colour. */
  isDoubtful?: boolean | undefined;
}

interface OpenConfirmation extends Confirmation {
  answer: (isConfirmed: boolean) => void;
}

interface DialogStore {
  /** The last one; stays when it is answered, so that its dialog can close properly. */
  confirmation: OpenConfirmation | null;
  isOpen: boolean;
  /** What had the focus before; forgotten with the answer, because it keeps the whole page that it stood on in memory. */
  opener: Element | null;
}

export const useDialogStore = create<DialogStore>()(() => ({
  confirmation: null,
  isOpen: false,
  opener: null,
}));

/** Asks in a modal dialog; a second confirmation answers the first with "no". */
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
