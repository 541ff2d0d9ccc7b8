import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/*
 * Runs before an extraction: copies the translations of all catalogs into each one, so that a message that
 * moves, or is used in a second place, keeps its translation. The extraction removes entries that a catalog
 * does not need.
 */

const blocksIn = (content) =>
  content
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
/** Context and source text of a block; `null` for the header. */
const keyOf = (block) => {
  const [key = null] = /^(msgctxt|msgid) (?!""\nmsgstr)[\s\S]*?(?=\nmsgstr)/m.exec(block) ?? [];
  return key;
};
/** Keeps the header and translated blocks. The extraction adds the others again. */
const isKept = (block) => keyOf(block) === null || !block.endsWith('\nmsgstr ""');

const shareTexts = (folder) => {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const catalogs = files.map((file) => blocksIn(readFileSync(file, 'utf8')).filter(isKept));
  const all = catalogs.flat().filter(keyOf);
  for (const [index, own] of catalogs.entries()) {
    const known = new Set(own.map(keyOf));
    const others = all.filter((block) => !known.has(keyOf(block)) && known.add(keyOf(block)));
    writeFileSync(files[index], `${[...own, ...others].join('\n\n')}\n`);
  }
};

const locales = inProject('locales');
for (const entry of readdirSync(locales, { withFileTypes: true })) {
  if (entry.isDirectory()) shareTexts(join(locales, entry.name));
}
