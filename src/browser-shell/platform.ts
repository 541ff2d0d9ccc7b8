import { spawn } from 'node:child_process';

/**
 * Command that opens an address. Without a command interpreter: `cmd /c start` would end the address at `&`.
 */
export const browserCommand = (platform: NodeJS.Platform, address: string): [string, string[]] => {
  if (platform === 'darwin') return ['open', [address]];
  if (platform === 'win32') return ['rundll32.exe', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
};

/** Real platform, read before `pretendPlatform` changes it. */
const { platform } = process;

export const openBrowser = (address: string): void => {
  const child = spawn(...browserCommand(platform, address), { stdio: 'ignore', detached: true });
  // No browser available: the address is printed anyway.
  child.on('error', () => undefined);
  child.unref();
};

const platforms: readonly string[] = ['darwin', 'linux', 'win32'];

/**
 * Changes `process.platform` for main and the Electron replacement. Values that Node has cached, such as path
 * separators, and forked processes keep the real platform.
 */
export const pretendPlatform = (name: string | undefined): void => {
  if (name === undefined) return;
  if (!platforms.includes(name)) throw new Error(`--shell-platform takes one of ${platforms.join(', ')}`);
  Object.defineProperty(process, 'platform', { value: name });
};
