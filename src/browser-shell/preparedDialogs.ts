import type { SaveDialogReturnValue } from 'electron';

export interface Box {
  message: string;
  detail: string;
  buttons: string[];
  defaultId: number;
  /** Button that Escape presses. */
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

const confirmingOf = ({ buttons, cancelId }: Box): number =>
  Math.max(
    0,
    buttons.findIndex((_label, index) => index !== cancelId),
  );

/**
 * System dialogs. A message box stays open until the user presses a button or a test answers. File dialogs
 * are answered by tests only.
 */
export const preparedDialogs = {
  /** Set by the dialog module: the boxes of this window have changed. */
  onChanged: (_windowId: number): void => undefined,
  /** Set by the shell: a box has opened, possibly in a background tab. */
  onStanding: (_windowId: number, _message: string): void => undefined,
  over: (windowId: number): StandingBox[] =>
    standing.filter((one) => one.windowId === windowId).map(({ box }) => box),
  /** Press from the page of this window. Ignored if none of its boxes has that button. */
  press: (windowId: number, id: number, response: number): void => {
    const pressed = standing.find((one) => one.windowId === windowId && one.box.id === id);
    if (pressed && response in pressed.box.buttons) pressed.press(response);
  },
  /** Answers the oldest open box, or else the next one. */
  answer: (response: number): void => {
    const [first] = standing;
    if (first) first.press(response);
    else responses.push(response);
  },
  isStanding: (): boolean => standing.length > 0,
  /** Confirms every open and future box with its first button that is not "cancel". */
  confirmAll: (): void => {
    areConfirmed = true;
    for (const { box, press } of standing) press(confirmingOf(box));
  },
  /**
   * Prepares the answer of the next save dialog; no path cancels it. An existing path is accepted as given:
   * on Linux, Electron's dialog neither confirms replacing a file nor appends an extension.
   */
  answerSave: (filePath: string | undefined): void => {
    saveAnswers.push({ canceled: filePath === undefined, filePath: filePath ?? '' });
  },
  nextSave: (): SaveDialogReturnValue | undefined => saveAnswers.shift(),
  answerOpen: (filePaths: string[]): void => {
    openAnswers.push(filePaths);
  },
  nextOpen: (): string[] | undefined => openAnswers.shift(),
  /** Resolves to the pressed button. The signal closes the box. */
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
