/**
 * Combines pictures of all sizes into the icon files of each system. Both formats contain PNG files
 * unchanged.
 * @typedef {Map<number, Buffer>} Pictures PNG files by their width
 */

export const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];
export const windowsSizes = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names of sizes. The second name of a size is for displays of twice the density. */
export const macSizes = {
  icp4: 16,
  icp5: 32,
  icp6: 64,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
};
export const allSizes = [...new Set([...linuxSizes, ...windowsSizes, ...Object.values(macSizes)])];

/** @param {Pictures} pictures */
export const icoFile = (pictures) => {
  const header = Buffer.alloc(6 + 16 * windowsSizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(windowsSizes.length, 4);
  let offset = header.length;
  windowsSizes.forEach((size, index) => {
    const at = 6 + 16 * index;
    const { length } = pictures.get(size);
    // 0 encodes 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += length;
  });
  return Buffer.concat([header, ...windowsSizes.map((size) => pictures.get(size))]);
};

const chunk = (name, content) => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
};

/** @param {Pictures} pictures */
export const icnsFile = (pictures) =>
  chunk(
    'icns',
    Buffer.concat(Object.entries(macSizes).map(([name, size]) => chunk(name, pictures.get(size)))),
  );

/** Width of a PNG file; 0 if it is not a PNG or not square. */
export const pngSize = (bytes) => {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return 0;
  return bytes.readUInt32BE(16) === bytes.readUInt32BE(20) ? bytes.readUInt32BE(16) : 0;
};

export const sizesInIco = (bytes) =>
  Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const offset = bytes.readUInt32LE(at + 12);
    return pngSize(bytes.subarray(offset, offset + bytes.readUInt32LE(at + 8)));
  });

/** Maps Apple's names in an .icns file to the widths of the pictures. */
export const sizesInIcns = (bytes) => {
  const found = {};
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at + 4)) {
    if (bytes.readUInt32BE(at + 4) < 8) break;
    found[bytes.toString('latin1', at, at + 4)] = pngSize(bytes.subarray(at + 8));
  }
  return found;
};
