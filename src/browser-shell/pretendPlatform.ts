const platforms: readonly string[] = ['darwin', 'linux', 'win32'];

/**
 * Main, and what stands in for Electron there, goes by this name of a system from now on. What Node has looked up
 * before, such as how paths are written, and the processes that are forked stay with the real one.
 */
export const pretendPlatform = (name: string | undefined): void => {
  if (name === undefined) return;
  if (!platforms.includes(name)) throw new Error(`--shell-platform takes one of ${platforms.join(', ')}`);
  Object.defineProperty(process, 'platform', { value: name });
};
