/** All that tests in Electron need: a runtime, a display, and as root an ordinary user. */
export const provideTestElectron: (
  node: string,
) => Promise<{ env: Record<string, string>; stop: () => Promise<void> } | { reason: string }>;
