/** Checks the tests' system packages on Linux, and installs missing ones if this process may. */
export const provideTestSystem: () => Promise<void>;
