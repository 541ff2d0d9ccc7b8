/** @typedef {{ key: string, source: string, translation: string, isObsolete: boolean }} PoEntry */

const contextSeparator = '\u0004';

/** All PO strings in our catalogs are valid JSON strings. */
const unquote = (text) => JSON.parse(text);

const fieldPattern = /^(msgctxt|msgid|msgstr) (".*")$/;

const readFields = (lines) => {
  const fields = {};
  let current = null;
  for (const line of lines) {
    const start = fieldPattern.exec(line);
    if (start) {
      current = start[1];
      fields[current] = unquote(start[2]);
    } else if (current && line.startsWith('"')) {
      fields[current] += unquote(line);
    }
  }
  return fields;
};

const readEntry = (block) => {
  const lines = block.split('\n');
  const isObsolete = lines.some((line) => line.startsWith('#~'));
  const { msgctxt, msgid = '', msgstr = '' } = readFields(lines.map((line) => line.replace(/^#~ ?/, '')));
  return {
    key: msgctxt === undefined ? msgid : `${msgctxt}${contextSeparator}${msgid}`,
    source: msgid,
    translation: msgstr,
    isObsolete,
  };
};

/**
 * Messages of a catalog in file order, without its header.
 * @param {string} content
 * @returns {PoEntry[]}
 */
export const parsePo = (content) =>
  content
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((block) => /^(#~ ?)?msgid/m.test(block))
    .map(readEntry)
    .filter(({ key }) => key !== '');
