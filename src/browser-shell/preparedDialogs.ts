import type { SaveDialogReturnValue } from 'electron';

/** A message box as the page of its window shows it. */
export interface Box {
  message: string;
  detail: string;
  buttons: string[];
  defaultId: number;
  /** What Escape presses. */
  cancelId: number;
}

export type StandingBox = Box & { id: number };

interface Standing {
  box: StandingBox;
  windowId: number;
  press: (response: number) => void;
}

const responses: number[] = [];
const saveAnswers: SaveDialogReturnValue[] = [];
const openAnswers: string[][] = [];
let standing: Standing[] = [];
let lastId = 0;
let areConfirmed = false;

/** The first button that is not "cancel". */
const confirmingOf = ({ buttons, cancelId }: Box): number =>
  Math.max(
    0,
    buttons.findIndex((_label, index) => index !== cancelId),
  );

/**
 * Dialogs of the system. A message box stands until the person presses a button of it in the page, or a test answers
 * for them; what files are chosen only a test can say.
 */
export const preparedDialogs = {
  /** Set by what shows the boxes: those over this window are others now. */
  onChanged: (_windowId: number): void => undefined,
  /** Set by the shell: a box stands, perhaps in a tab that the person does not look at. */
  onStanding: (_windowId: number, _message: string): void => undefined,
  over: (windowId: number): StandingBox[] =>
    standing.filter((one) => one.windowId === windowId).map(({ box }) => box),
  /** A button was pressed in the page of this window; one that no box over it has counts for nothing. */
  press: (windowId: number, id: number, response: number): void => {
    const pressed = standing.find((one) => one.windowId === windowId && one.box.id === id);
    if (pressed && response in pressed.box.buttons) pressed.press(response);
  },
  /** The button for the box that stands longest, or for the next one. */
  answer: (response: number): void => {
    const [first] = standing;
    if (first) first.press(response);
    else responses.push(response);
  },
  isStanding: (): boolean => standing.length > 0,
  /** From now on every box is answered with its first button that is not "cancel", also the ones that stand. */
  confirmAll: (): void => {
    areConfirmed = true;
    for (const { box, press } of standing) press(confirmingOf(box));
  },
  /**
   * For the next save dialog: without a path it is cancelled; a path is taken as it is, also one where a file lies
   * already. On Linux Electron's dialog neither asks about such a file nor appends an extension.
   */
  answerSave: (filePath: string | undefined): void => {
    saveAnswers.push({ canceled: filePath === undefined, filePath: filePath ?? '' });
  },
  nextSave: (): SaveDialogReturnValue | undefined => saveAnswers.shift(),
  /** What is chosen in the next dialog that opens files or folders. */
  answerOpen: (filePaths: string[]): void => {
    openAnswers.push(filePaths);
  },
  nextOpen: (): string[] | undefined => openAnswers.shift(),
  /** The button that is pressed in this box; the signal closes it. */
  ask: (box: Box, windowId: number, signal: AbortSignal | undefined): Promise<number> => {
    const prepared = responses.shift();
    if (prepared !== undefined) return Promise.resolve(prepared);
    if (areConfirmed) return Promise.resolve(confirmingOf(box));
    return new Promise((resolve) => {
      lastId += 1;
      const one: Standing = {
        box: { ...box, id: lastId },
        windowId,
        press: (response) => {
          standing = standing.filter((other) => other !== one);
          preparedDialogs.onChanged(windowId);
          resolve(response);
        },
      };
      standing = [...standing, one];
      signal?.addEventListener('abort', () => one.press(box.cancelId));
      preparedDialogs.onChanged(windowId);
      preparedDialogs.onStanding(windowId, box.message);
    });
  },
};
