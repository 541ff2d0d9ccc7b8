import { spawn } from 'node:child_process';

/** The program that opens an address, and what it is given. No shell reads it: `cmd /c start` would end it at `&`. */
export const browserCommand = (platform: NodeJS.Platform, address: string): [string, string[]] => {
  if (platform === 'darwin') return ['open', [address]];
  if (platform === 'win32') return ['rundll32.exe', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
};

/** The real one, whatever main is told. */
const { platform } = process;

export const openBrowser = (address: string): void => {
  const child = spawn(...browserCommand(platform, address), { stdio: 'ignore', detached: true });
  // No browser there: the printed address is all that is needed.
  child.on('error', () => undefined);
  child.unref();
};

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
