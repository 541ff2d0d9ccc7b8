import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/*
 * Before an extraction: gives each catalog the texts of the others, so that one that moves, or is said in a second
 * place, keeps its translation. The extraction drops what a catalog does not need.
 */

const blocksIn = (content) =>
  content
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
/** What a block translates; null for the header. */
const keyOf = (block) => {
  const [key = null] = /^(msgctxt|msgid) (?!""\nmsgstr)[\s\S]*?(?=\nmsgstr)/m.exec(block) ?? [];
  return key;
};
/** The header, and what has a translation: the extraction asks for the others again. */
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
