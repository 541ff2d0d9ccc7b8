import { readFileSync } from 'node:fs';

const peMachines = { 34404: 'x64', 43620: 'arm64' };
const elfMachines = { 62: 'x64', 183: 'arm64' };
const machOTypes = { 16777223: 'x64', 16777228: 'arm64' };
const machOMagic = 0xfeedfacf;

const peMachine = (bytes) => {
  const header = bytes.readUInt32LE(0x3c);
  return bytes.toString('latin1', header, header + 4) === 'PE\0\0'
    ? peMachines[bytes.readUInt16LE(header + 4)]
    : undefined;
};

const kindOf = (bytes) => {
  if (bytes.toString('latin1', 0, 2) === 'MZ') return ['win32', peMachine(bytes)];
  if (bytes.toString('latin1', 0, 4) === '\x7fELF') return ['linux', elfMachines[bytes.readUInt16LE(18)]];
  if (bytes.readUInt32LE(0) === machOMagic) return ['darwin', machOTypes[bytes.readUInt32LE(4)]];
  return ['unknown', undefined];
};

/**
 * System and architecture of a program or library file, read from its header: `win32 arm64`.
 * @param {string} file
 */
export const machineOf = (file) => {
  const bytes = readFileSync(file);
  try {
    const [platform, arch = 'unknown'] = kindOf(bytes);
    return `${platform} ${arch}`;
  } catch {
    // Too short to have a header.
    return 'unknown unknown';
  }
};
