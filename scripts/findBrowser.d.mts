/** A Chromium-based browser of this machine. `CHROMIUM_PATH` takes precedence. */
export const findBrowser: () => Promise<string | null>;
/** The browser for tests: the headless shell if it is installed. */
export const findTestBrowser: () => Promise<string | null>;
