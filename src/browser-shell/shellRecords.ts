export interface ShellRecord {
  what: string;
  [detail: string]: unknown;
}

/** Calls that Electron would pass to the operating system, for tests to inspect. */
export const shellRecords: ShellRecord[] = [];

export const record = (what: string, details: Record<string, unknown> = {}): void => {
  shellRecords.push({ what, ...details });
};
