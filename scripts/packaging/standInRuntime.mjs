import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** Marker before the fuses in every Electron program file. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Version 1 with nine fuses, each the opposite of the packaged state. */
const wire = Buffer.from([1, 9, ...Buffer.from('101100110')]);
const fuses = Buffer.concat([Buffer.from(sentinel), wire]);

const peMachines = { x64: 0x8664, arm64: 0xaa64 };
const elfMachines = { x64: 62, arm64: 183 };
const machOTypes = { x64: 0x01000007, arm64: 0x0100000c };

/** Equals the output of @electron/asar for an archive without files. */
const emptyArchive = Buffer.concat([
  Buffer.from(Uint32Array.of(4, 20, 16, 12).buffer),
  Buffer.from('{"files":{}}'),
]);

/**
 * A program file that Windows could not run, but with the parts that packaging edits: version information and
 * fuses.
 */
const peFile = (arch) => {
  const file = NtExecutable.createEmpty(false, false);
  file.newHeader.fileHeader.machine = peMachines[arch];
  const resources = NtExecutableResource.from(file);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues(
    { lang: 1033, codepage: 1200 },
    { ProductName: 'Electron', FileDescription: 'Electron' },
  );
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(file);
  return Buffer.concat([Buffer.from(file.generate()), fuses]);
};

const elfFile = (arch) => {
  const header = Buffer.alloc(64);
  header.write('\x7fELF\x02\x01\x01', 'latin1');
  header.writeUInt16LE(elfMachines[arch], 18);
  return Buffer.concat([header, fuses]);
};

const machOFile = (arch) => {
  const header = Buffer.alloc(32);
  header.writeUInt32LE(0xfeedfacf, 0);
  header.writeUInt32LE(machOTypes[arch], 4);
  return Buffer.concat([header, fuses]);
};

const propertyList = (entries) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${Object.entries(entries)
  .map(([key, value]) => `<key>${key}</key><string>${value}</string>`)
  .join('')}</dict></plist>
`;

const macHelpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`);

const macBundle = (path, name, arch) => ({
  [`${path}/Contents/Info.plist`]: propertyList({ CFBundleExecutable: name, CFBundleName: name }),
  [`${path}/Contents/MacOS/${name}`]: machOFile(arch),
});

const filesOf = {
  win32: (arch) => ({
    'electron.exe': peFile(arch),
    'locales/en-US.pak': '',
    'resources/default_app.asar': emptyArchive,
  }),
  linux: (arch) => ({
    electron: elfFile(arch),
    'locales/en-US.pak': '',
    'resources/default_app.asar': emptyArchive,
  }),
  darwin: (arch) => {
    const frameworks = 'Electron.app/Contents/Frameworks';
    return {
      ...macBundle('Electron.app', 'Electron', arch),
      'Electron.app/Contents/Resources/en.lproj/locale.pak': '',
      'Electron.app/Contents/Resources/default_app.asar': emptyArchive,
      [`${frameworks}/Electron Framework.framework/Electron Framework`]: machOFile(arch),
      ...Object.assign({}, ...macHelpers.map((name) => macBundle(`${frameworks}/${name}.app`, name, arch))),
    };
  },
};

/**
 * Writes a dummy Electron that the packager accepts as an unpacked one. Allows testing the packaging offline
 * and for other systems. Nothing in it runs.
 * @param {string} folder
 * @param {import('./targets.mjs').Target} target
 */
export const writeStandInRuntime = (folder, { platform, arch }) => {
  for (const [name, content] of Object.entries(filesOf[platform](arch))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  }
};
