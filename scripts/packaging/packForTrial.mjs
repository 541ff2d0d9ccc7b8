import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Arch, build, Platform } from 'electron-builder';
import { parse } from 'yaml';
import { completeApp } from '../afterPack.mjs';
import { inProject } from '../project.mjs';
import { contentProblems } from './contentProblems.mjs';
import { fuseProblems } from './fuses.mjs';
import { identityProblems } from './identityProblems.mjs';
import { keyringProblems } from './keyringInPackage.mjs';
import { packedApp } from './packedApp.mjs';
import { findTarget } from './targets.mjs';

/**
 * Packs the last build as an unpacked folder and a deb for this machine, with the Electron in a given folder:
 *   node scripts/packaging/packForTrial.mjs <output> <version> <runtime> <feed> <public key of updates>
 * For tests: `fpm.mjs` builds the deb instead of fpm, which electron-builder would download.
 */

const [output = '', version = '', runtime = '', feed = '', updateKey = ''] = process.argv.slice(2);
const settings = parse(readFileSync(inProject('electron-builder.yml'), 'utf8'));
const { name } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const target = findTarget(process.platform, process.arch);

/** An Electron older than the project's lacks the newest fuse. */
const lackingFuses = async () => {
  const wire = await getCurrentFuseWire(join(runtime, 'electron'));
  return FuseV1Options.WasmTrapHandlers in wire ? [] : ['WasmTrapHandlers'];
};

const writeFpm = (folder) => {
  const file = join(folder, 'fpm');
  writeFileSync(
    file,
    `#!/bin/sh\nexec "${process.execPath}" "${inProject('scripts', 'packaging', 'fpm.mjs')}" "$@"\n`,
  );
  chmodSync(file, 0o755);
};

const tools = mkdtempSync(join(tmpdir(), 'trial-tools-'));
let problems = [];
try {
  writeFpm(tools);
  process.env.USE_SYSTEM_FPM = 'true';
  process.env.PATH = `${tools}${delimiter}${process.env.PATH}`;
  const lacking = await lackingFuses();
  await build({
    targets: Platform.LINUX.createTarget(['dir', 'deb'], Arch[process.arch]),
    publish: 'never',
    config: {
      directories: { output },
      electronDist: runtime,
      extraMetadata: { version, updateKey },
      publish: { provider: 'generic', url: feed },
      afterPack: (context) => completeApp(context, lacking),
    },
  });
  const identity = {
    appId: settings.appId,
    productName: settings.productName,
    executableName: name,
    scheme: settings.protocols[0].schemes[0],
    version,
    updateKey,
  };
  const packed = packedApp(target.platform, join(output, target.folder), identity);
  problems = [
    ...keyringProblems(target, packed.resources),
    ...(await fuseProblems(packed.program, lacking)),
    ...contentProblems(packed.resources),
    ...identityProblems(target, packed, identity),
  ];
  for (const problem of problems) console.error(problem);
} finally {
  rmSync(tools, { recursive: true, force: true });
}
// A library of electron-builder resets the exit code if the process ends by itself.
process.exit(problems.length === 0 ? 0 : 1);
