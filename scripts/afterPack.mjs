import { join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';

/**
 * Electron's switches, set once in the program file before it is signed. All of them are written out: a fuse that
 * a later Electron adds stops the packaging until somebody has decided about it.
 */
const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  resetAdHocDarwinSignature: true,
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
};

/** @param {string} program the program file, or the bundle on macOS */
export const setFuses = (program) => flipFuses(program, fuses);

const programOf = ({ appOutDir, electronPlatformName, packager }) => {
  if (electronPlatformName === 'darwin') return join(appOutDir, `${packager.appInfo.productFilename}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${packager.appInfo.productFilename}.exe`);
  return join(appOutDir, packager.executableName);
};

/** Called by electron-builder, which finds it by its name. */
export const afterPack = (context) => setFuses(programOf(context));
