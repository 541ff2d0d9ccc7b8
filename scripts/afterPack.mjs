import { Arch } from 'electron-builder';
import { fuseProblems, setFuses } from './packaging/fuses.mjs';
import { keyringProblems, placeKeyring } from './packaging/keyringInPackage.mjs';
import { packedApp } from './packaging/packedApp.mjs';
import { findTarget } from './packaging/targets.mjs';

/**
 * Called by electron-builder for each target, before it signs: what a packed app holds is complete from here on.
 * @param {import('electron-builder').AfterPackContext} context
 */
export const afterPack = async ({ appOutDir, arch, electronPlatformName, packager }) => {
  const target = findTarget(electronPlatformName, Arch[arch]);
  const { program, resources } = packedApp(target.platform, appOutDir, {
    productName: packager.appInfo.productFilename,
    executableName: packager.executableName,
  });
  await placeKeyring(target, resources);
  await setFuses(program);
  const problems = [...keyringProblems(target, resources), ...(await fuseProblems(program))];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
