const reservedOnWindows = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;
/** Path separators, drive and stream marks, wildcards: all characters that Windows forbids. */
const forbidden = /[\\/:*?"<>|]/g;
/** Control characters, line separators, and marks that change the text direction. */
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

/** Windows drops trailing dots and spaces; remove them on every system. */
const trimEnd = (text: string): string => text.replace(/[. ]+$/, '');

/** `list.csv`, then `list (2).csv`, and so on. Shortens the base name to stay within 255 bytes. */
export const numberedFileName = (fileName: string, count: number): string => {
  if (count === 1) return fileName;
  const dot = fileName.lastIndexOf('.');
  const end = ` (${count})${fileName.slice(dot)}`;
  return trimEnd(cutToBytes(fileName.slice(0, dot), maxBytes - byteLength(end))) + end;
};

/**
 * File name that is safe on Windows and macOS, made from any text of the server. Never empty, never a path,
 * at most 255 bytes with its extension.
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

export const extensionOf = (profile: string): 'xlsx' | 'csv' => (profile === 'xlsx' ? 'xlsx' : 'csv');
