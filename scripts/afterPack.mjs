import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Arch } from 'electron-builder';
import { fuseProblems, setFuses } from './packaging/fuses.mjs';
import { keyringProblems, placeKeyring } from './packaging/keyringInPackage.mjs';
import { packedApp } from './packaging/packedApp.mjs';
import { findTarget } from './packaging/targets.mjs';

/**
 * Completes a packed app before it is signed.
 * @param {import('electron-builder').AfterPackContext} context
 * @param {readonly string[]} [lackingFuses] fuses missing in the older Electron that only tests use
 */
export const completeApp = async ({ appOutDir, arch, electronPlatformName, packager }, lackingFuses = []) => {
  const target = findTarget(electronPlatformName, Arch[arch]);
  const { program, resources } = packedApp(target.platform, appOutDir, {
    productName: packager.appInfo.productFilename,
    executableName: packager.executableName,
  });
  // electron-builder removes it only from a runtime that it downloaded itself.
  rmSync(join(resources, 'default_app.asar'), { force: true });
  await placeKeyring(target, resources);
  await setFuses(program, lackingFuses);
  const problems = [...keyringProblems(target, resources), ...(await fuseProblems(program, lackingFuses))];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

/**
 * Hook of electron-builder, called for each target with only the context.
 * @param {import('electron-builder').AfterPackContext} context
 */
export const afterPack = (context) => completeApp(context);
