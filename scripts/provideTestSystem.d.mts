/** Makes sure of what the tests need from Linux; installs Debian's packages when this process may. */
export const provideTestSystem: () => Promise<void>;
