import { sep } from 'node:path';

export interface RunningCopy {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  /** Path of the running program. */
  program: string;
  /** Content of `package-type`, which the packager writes for a deb; null without one. */
  packageType: string | null;
}

/**
 * Which updater replaces this copy: the system's own on Windows and macOS, by the kind of package on Linux; null for an
 * unpacked folder. The library decides by `package-type` alone, which is in an AppImage too when the packager builds the
 * deb first. `APPIMAGE` alone does not decide either: programs started from a terminal of another AppImage inherit it.
 */
export const updaterKind = ({ platform, env, program, packageType }: RunningCopy) => {
  if (platform !== 'linux') return 'system';
  const { APPIMAGE: file, APPDIR: mounted } = env;
  if (file && mounted && program.startsWith(`${mounted}${sep}`)) return 'appImage';
  return packageType === 'deb' ? 'deb' : null;
};
