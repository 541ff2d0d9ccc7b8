const reservedOnWindows = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;
/** Separators, drive and stream marks, wildcards, and what Windows forbids. */
const forbidden = /[\\/:*?"<>|]/g;
/** Control characters, line separators, and marks that turn the reading direction around. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;
const maxBytes = 255;

const byteLength = (text: string): number =>
  [...text].reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);

const cutToBytes = (text: string, limit: number): string => {
  const characters = [...text];
  while (byteLength(characters.join('')) > limit) characters.pop();
  return characters.join('');
};

/** Neither system keeps a dot or a space at the end of a name. */
const trimEnd = (text: string): string => text.replace(/[. ]+$/, '');

/** `list.csv`, then `list (2).csv`, …: also of a name as long as one can be. */
export const numberedFileName = (fileName: string, count: number): string => {
  if (count === 1) return fileName;
  const dot = fileName.lastIndexOf('.');
  const end = ` (${count})${fileName.slice(dot)}`;
  return trimEnd(cutToBytes(fileName.slice(0, dot), maxBytes - byteLength(end))) + end;
};

/**
 * A file name that is safe on Windows and macOS, made of whatever a server called something. Never empty, never
 * a path, at most 255 bytes with its extension.
 */
export const safeFileName = (name: string, extension: string): string => {
  const cleaned = name
    .normalize('NFC')
    .replaceAll(/\p{Cs}/gu, '')
    .replaceAll(invisible, '')
    .replaceAll(forbidden, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '');
  const base = trimEnd(cutToBytes(trimEnd(cleaned), maxBytes - extension.length - 1));
  const isReserved = reservedOnWindows.test(base.split('.')[0]?.trimEnd() ?? '');
  const usable =
    base === '' ? 'export' : isReserved ? `_${cutToBytes(base, maxBytes - extension.length - 2)}` : base;
  return `${usable}.${extension}`;
};

/** How the name of an exported file ends, by the format that was chosen. */
export const extensionOf = (profile: string): 'xlsx' | 'csv' => (profile === 'xlsx' ? 'xlsx' : 'csv');
