/** A Chromium-like browser of this machine. `CHROMIUM_PATH` wins over everything. */
export const findBrowser: () => Promise<string | null>;
