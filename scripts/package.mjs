import { readFileSync } from 'node:fs';
import { buildOrStop, buildWithSourceMaps } from './build.mjs';
import { provideElectronRuntime } from './electronRuntime.mjs';
import { writeBillOfMaterials } from './packaging/billOfMaterials.mjs';
import { releaseFlags } from './packaging/releaseFlags.mjs';
import { updateFlags } from './packaging/updateFlags.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { setUp } from './setUp.mjs';
import { runScript, SetUpProblem } from './setUpProblem.mjs';

const flags = process.argv.slice(2);

/** Parsed without a YAML library, because the packages may not be installed yet. */
const publisherName = () =>
  /publisherName: (.*)$/m.exec(readFileSync(inProject('electron-builder.yml'), 'utf8'))?.[1];

/**
 * Packages for the current system; other flags go to electron-builder (`npm run package -- --win`).
 * `--release`: fails unless the result is signed. `--check`: packs for every system without Electron itself,
 * checks the result and deletes it.
 */
await runScript(async () => {
  const isRelease = flags.includes('--release');
  const signing = isRelease ? releaseFlags(process.platform, process.env, publisherName()) : [];
  const updates = updateFlags(process.env, isRelease);
  const { node } = await setUp();
  console.log('Package: building …');
  if (flags.includes('--check')) {
    await buildOrStop(node);
    const { code } = await run(node, [inProject('scripts', 'packaging', 'checkPackages.mjs')]);
    return code;
  }
  const runtime = await provideElectronRuntime(node);
  if ('reason' in runtime) {
    throw new SetUpProblem(
      `An installer contains Electron, but ${runtime.reason}.`,
      'run this where https://github.com can be reached, or set ELECTRON_MIRROR to a mirror of its releases.',
    );
  }
  await buildWithSourceMaps(node);
  const builder = inProject('node_modules', 'electron-builder', 'cli.js');
  const others = flags.filter((flag) => flag !== '--release');
  // Without this flag electron-builder downloads Electron itself.
  const own = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const electron = own ? [`-c.electronDist=${own}`] : [];
  const settings = [...updates, ...signing, ...electron, ...others];
  const { code } = await run(node, [builder, '--publish', 'never', ...settings]);
  if (code !== 0) return code;
  writeBillOfMaterials();
  if (process.env.UPDATE_FEED && process.env.UPDATE_SIGNING_KEY) {
    const signed = await run(node, [inProject('scripts', 'packaging', 'signFeed.mjs'), inProject('dist')]);
    if (signed.code !== 0) return signed.code;
  }
  console.log('Package: the installers are in dist/, with the list of what they are made of.');
  return 0;
});
