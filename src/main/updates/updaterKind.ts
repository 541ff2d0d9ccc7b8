import { sep } from 'node:path';

export interface RunningCopy {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  program: string;
  /** Content of `package-type`, which the packager writes for a deb; null without one. */
  packageType: string | null;
}

/**
 * Chooses the updater: the system's own on Windows and macOS, by package type on Linux; `null` for an
 * unpacked folder. electron-updater decides by `package-type` alone, which an AppImage also contains if the
 * packager builds the deb first. `APPIMAGE` is not enough either: programs started from a terminal of another
 * AppImage inherit it.
 */
export const updaterKind = ({ platform, env, program, packageType }: RunningCopy) => {
  if (platform !== 'linux') return 'system';
  const { APPIMAGE: file, APPDIR: mounted } = env;
  if (file && mounted && program.startsWith(`${mounted}${sep}`)) return 'appImage';
  return packageType === 'deb' ? 'deb' : null;
};
