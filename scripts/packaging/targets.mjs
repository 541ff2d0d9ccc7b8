/**
 * @typedef {'win32' | 'darwin' | 'linux'} PlatformName
 * @typedef {'x64' | 'arm64'} ArchName
 * @typedef {{ platform: PlatformName, arch: ArchName, keyring: string, folder: string }} Target
 *   `keyring`: name of the keychain library's build; `folder`: output folder of electron-builder
 */

/** @type {Target[]} every system that an installer is made for */
export const targets = [
  { platform: 'win32', arch: 'x64', keyring: 'win32-x64-msvc', folder: 'win-unpacked' },
  { platform: 'win32', arch: 'arm64', keyring: 'win32-arm64-msvc', folder: 'win-arm64-unpacked' },
  { platform: 'darwin', arch: 'x64', keyring: 'darwin-x64', folder: 'mac' },
  { platform: 'darwin', arch: 'arm64', keyring: 'darwin-arm64', folder: 'mac-arm64' },
  { platform: 'linux', arch: 'x64', keyring: 'linux-x64-gnu', folder: 'linux-unpacked' },
  { platform: 'linux', arch: 'arm64', keyring: 'linux-arm64-gnu', folder: 'linux-arm64-unpacked' },
];

/**
 * @param {string} platform
 * @param {string} arch
 * @returns {Target}
 */
export const findTarget = (platform, arch) => {
  const target = targets.find((one) => one.platform === platform && one.arch === arch);
  if (!target) throw new Error(`Nobody has decided yet what an installer for ${platform} ${arch} contains.`);
  return target;
};
