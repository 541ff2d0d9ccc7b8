import { join } from 'node:path';

/**
 * Paths inside a packed app.
 * @param {import('./targets.mjs').PlatformName} platform
 * @param {string} folder output folder of electron-builder
 * @param {{ productName: string, executableName: string }} names
 */
export const packedApp = (platform, folder, { productName, executableName }) => {
  if (platform === 'darwin') {
    const bundle = join(folder, `${productName}.app`);
    return {
      program: join(bundle, 'Contents', 'MacOS', productName),
      resources: join(bundle, 'Contents', 'Resources'),
    };
  }
  const program = platform === 'win32' ? `${productName}.exe` : executableName;
  return { program: join(folder, program), resources: join(folder, 'resources') };
};
