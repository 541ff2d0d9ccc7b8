import type { SaveDialogReturnValue } from 'electron';

interface BoxChoices {
  /** The button that is pressed when nobody has said anything. */
  usual: number;
  /** The first one that is not "cancel". */
  confirming: number;
  cancelId: number;
  /** Closes the box. */
  signal: AbortSignal | undefined;
}

interface StandingBox {
  answer: (response: number) => void;
  close: () => void;
}

const responses: number[] = [];
const saveAnswers: SaveDialogReturnValue[] = [];
const openAnswers: string[][] = [];
const standing: StandingBox[] = [];
let areHeld = false;
let areConfirmed = false;

/** What the person at the native dialogs does, as a test has said; nobody sits there otherwise. */
export const preparedDialogs = {
  /** The button for the box that stands, or for the next one. */
  answer: (response: number): void => {
    const box = standing.shift();
    if (box) box.answer(response);
    else responses.push(response);
  },
  /** From now on boxes stand until they are answered, instead of taking their default button. */
  hold: (): void => {
    areHeld = true;
  },
  isStanding: (): boolean => standing.length > 0,
  /** From now on every box is answered with its first button that is not "cancel", also the ones that stand. */
  confirmAll: (): void => {
    areConfirmed = true;
    for (const { close } of standing.splice(0)) close();
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
  /** The button that is pressed in a box with these choices. */
  ask: ({ usual, confirming, cancelId, signal }: BoxChoices): Promise<number> => {
    const prepared = responses.shift();
    if (prepared !== undefined) return Promise.resolve(prepared);
    if (areConfirmed) return Promise.resolve(confirming);
    if (!areHeld) return Promise.resolve(usual);
    return new Promise((resolve) => {
      const box = { answer: resolve, close: () => resolve(confirming) };
      standing.push(box);
      signal?.addEventListener('abort', () => {
        if (standing.includes(box)) standing.splice(standing.indexOf(box), 1);
        resolve(cancelId);
      });
    });
  },
};
