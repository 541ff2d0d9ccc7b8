/** Finds a browser that a person can look at, or installs one. Rejects where none can be had. */
export const provideBrowser: (node: string) => Promise<string>;
