/** A Chromium-like browser of this machine. `CHROMIUM_PATH` wins over everything. */
export const findBrowser: () => Promise<string | null>;
/** The browser for tests: the headless shell where there is one. */
export const findTestBrowser: () => Promise<string | null>;
