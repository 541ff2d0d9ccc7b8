export interface ShellRecord {
  what: string;
  [detail: string]: unknown;
}

/** What an operating system would have been asked to do; tests read it. */
export const shellRecords: ShellRecord[] = [];

export const record = (what: string, details: Record<string, unknown> = {}): void => {
  shellRecords.push({ what, ...details });
};

/** Answers that a test has prepared for the next message boxes. */
export const preparedAnswers: number[] = [];

/**
 * Answers for the next save dialogs: null cancels it, a path is taken as it is, also one where a file lies already.
 * On Linux Electron's dialog neither asks about such a file nor appends an extension.
 */
export const preparedSaves: (string | null)[] = [];
