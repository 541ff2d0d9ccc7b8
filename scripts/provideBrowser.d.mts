/** Finds a browser that can show windows, or installs one. Rejects if neither is possible. */
export const provideBrowser: (node: string) => Promise<string>;
