import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Arch, build, Platform } from 'electron-builder';
import { parse } from 'yaml';
import { inProject } from '../project.mjs';
import { appImageProblems } from './appImageProblems.mjs';
import { billOfThisBuild } from './billOfMaterials.mjs';
import { configProblems } from './configProblems.mjs';
import { contentProblems } from './contentProblems.mjs';
import { fuseProblems } from './fuses.mjs';
import { identityProblems } from './identityProblems.mjs';
import { installerProblems } from './installerProblems.mjs';
import { keyringProblems } from './keyringInPackage.mjs';
import { loadProblems } from './loadProblems.mjs';
import { packedApp } from './packedApp.mjs';
import { writeStandInRuntime } from './standInRuntime.mjs';
import { findTarget, targets } from './targets.mjs';

/**
 * Packs the app for every system with a dummy Electron, and checks the result. Covers packaging only; the
 * smoke test shows on each system that the result runs.
 */

const settings = parse(readFileSync(inProject('electron-builder.yml'), 'utf8'));
const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const identity = {
  appId: settings.appId,
  productName: settings.productName,
  executableName: manifest.name,
  scheme: settings.protocols[0].schemes[0],
  version: manifest.version,
  updateKey: 'made up',
};

const platforms = { win32: Platform.WINDOWS, darwin: Platform.MAC, linux: Platform.LINUX };

/** An AppImage is stopped before its tools would be downloaded. Its menu entry exists by then. */
const kinds = { win32: 'dir', darwin: 'dir', linux: ['dir', 'AppImage'] };
const desktopFiles = [];
const stopAtTools = ({ desktop }) => {
  desktopFiles.push(desktop);
  return Promise.resolve(true);
};

const pack = (platform, output, runtimes) =>
  build({
    targets: platforms[platform].createTarget(kinds[platform], Arch.x64, Arch.arm64),
    publish: 'never',
    effectiveOptionComputed: stopAtTools,
    config: {
      directories: { output },
      extraMetadata: { updateKey: identity.updateKey },
      electronDist: ({ platformName, arch }) => {
        const target = findTarget(platformName, arch);
        const runtime = join(runtimes, target.folder);
        writeStandInRuntime(runtime, target);
        return runtime;
      },
    },
  });

const isThisMachine = ({ platform, arch }) => platform === process.platform && arch === process.arch;

const problemsOf = async (target, output) => {
  const packed = packedApp(target.platform, join(output, target.folder), identity);
  return [
    ...keyringProblems(target, packed.resources),
    ...(await fuseProblems(packed.program)),
    ...contentProblems(packed.resources),
    ...identityProblems(target, packed, identity),
    ...(isThisMachine(target) ? await loadProblems(packed.resources) : []),
  ];
};

const sizeOf = (target, output) => {
  const { resources } = packedApp(target.platform, join(output, target.folder), identity);
  const bytes = ['app.asar', 'app.asar.unpacked/keyring.node'].map(
    (file) => statSync(join(resources, file)).size,
  );
  return bytes.map((size) => `${(size / 1024 / 1024).toFixed(1)} MB`).join(' + ');
};

/** electron-builder cannot pack for macOS on Windows, where it cannot create the links of a bundle. */
const canPack = (platform) => platform !== 'darwin' || process.platform !== 'win32';

const work = mkdtempSync(join(tmpdir(), 'package-check-'));
let failed = 0;
const report = (problem) => {
  console.log(`WRONG   ${problem}`);
  failed += 1;
};
const checkInstaller = () => {
  const problems = installerProblems(readFileSync(inProject('resources', 'installer.nsh'), 'utf8'));
  if (problems === null)
    console.log('Not compiled: the installer for Windows needs makensis (package nsis).');
  else if (problems.length === 0) console.log("ok      our part of Windows' installer compiles");
  else for (const problem of problems) report(`installer.nsh: ${problem}`);
};

try {
  // Throws if a bundled package is missing from the lock file.
  billOfThisBuild();
  for (const platform of Object.keys(platforms).filter(canPack))
    await pack(platform, join(work, 'dist'), join(work, 'runtimes'));
  for (const problem of [...configProblems(settings), ...appImageProblems(settings, desktopFiles)])
    report(problem);
  checkInstaller();
  for (const target of targets.filter((one) => canPack(one.platform))) {
    const problems = await problemsOf(target, join(work, 'dist'));
    const name = `${target.platform} ${target.arch}`;
    console.log(
      problems.length === 0 ? `ok      ${name} (${sizeOf(target, join(work, 'dist'))})` : `WRONG   ${name}`,
    );
    for (const problem of problems) console.log(`        ${problem}`);
    failed += problems.length;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
// A library of electron-builder resets the exit code if the process ends by itself.
process.exit(failed === 0 ? 0 : 1);
