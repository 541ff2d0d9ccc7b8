export interface ShellRecord {
  what: string;
  [detail: string]: unknown;
}

/** What an operating system would have been asked to do; tests read it. */
export const shellRecords: ShellRecord[] = [];

export const record = (what: string, details: Record<string, unknown> = {}): void => {
  shellRecords.push({ what, ...details });
};
