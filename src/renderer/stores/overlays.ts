import { create } from 'zustand';
import type { HelpDialogTopic } from '#shared/ipc/events.ts';

export const usePaletteStore = create<{ isOpen: boolean; text: string }>()(() => ({
  isOpen: false,
  text: '',
}));

export const showPalette = (isOpen: boolean, text = ''): void => usePaletteStore.setState({ isOpen, text });

export const useHelpStore = create<{ topic: HelpDialogTopic | null }>()(() => ({ topic: null }));

export const showHelp = (topic: HelpDialogTopic | null): void => useHelpStore.setState({ topic });

/** Whether the list of notices is open; may be set before the bell has rendered. */
export const useNoticesList = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const showNoticesList = (isOpen: boolean): void => useNoticesList.setState({ isOpen });

export interface Confirmation {
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  /** Default: "Cancel". */
  cancelLabel?: string | undefined;
  /** Colours the confirm button as destructive. */
  isDestructive?: boolean | undefined;
  /** Several buttons instead of the confirm button. */
  choices?: readonly string[] | undefined;
  /** Makes the cancel button the primary one, with the initial focus. */
  isDoubtful?: boolean | undefined;
}

interface OpenConfirmation extends Confirmation {
  answer: (isConfirmed: boolean, choice?: number) => void;
}

interface DialogStore {
  /** The latest confirmation; stays after the answer for the closing animation. */
  confirmation: OpenConfirmation | null;
  isOpen: boolean;
}

export const useDialogStore = create<DialogStore>()(() => ({
  confirmation: null,
  isOpen: false,
}));

/** Answers an open question with "no". */
export const dismissConfirmation = (): void => {
  const { isOpen, confirmation } = useDialogStore.getState();
  if (isOpen) confirmation?.answer(false);
};

/** Index of the chosen button; `null`: canceled. A second question answers the first one with "no". */
const ask = (confirmation: Confirmation): Promise<number | null> =>
  new Promise((resolve) => {
    dismissConfirmation();
    const answer = (isConfirmed: boolean, choice = 0): void => {
      useDialogStore.setState({ isOpen: false });
      resolve(isConfirmed ? choice : null);
    };
    useDialogStore.setState({ confirmation: { ...confirmation, answer }, isOpen: true });
  });

/** Asks in a modal dialog. */
export const confirm = async (confirmation: Confirmation): Promise<boolean> =>
  (await ask(confirmation)) !== null;

/** Offers several buttons in a modal dialog. */
export const choose = (
  question: Omit<Confirmation, 'confirmLabel'> & { choices: readonly string[] },
): Promise<number | null> => ask({ ...question, confirmLabel: '' });
