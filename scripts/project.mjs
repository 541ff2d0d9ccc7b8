import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, so that scripts work from any current directory. */
export const projectDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
export const inProject = (...parts) => join(projectDirectory, ...parts);

/** Environment for the tools: their own Node first on the PATH, and no colours on a build server. */
export const toolEnvironment = () => {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${inProject('node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`,
    ...(process.env.CI ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {}),
  };
};
