import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'docs/manual';
const locales = ['en_US', 'uk_UA', 'es_ES'];

const filesOf = (locale, ending) =>
  readdirSync(join(folder, locale))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({
      fileName: `manual/${locale}/${name}`,
      source: readFileSync(join(folder, locale, name)),
    }));

/** Adds the texts of the user's manual to the build of main, which sends them to windows. */
export const packManual = () => ({
  name: 'pack-manual',
  generateBundle() {
    for (const locale of locales)
      for (const { fileName, source } of filesOf(locale, '.md'))
        this.emitFile({ type: 'asset', fileName: fileName.replace(/\.md$/, '.txt'), source });
  },
});

/** Adds the pictures of the user's manual to the build of the windows. */
export const packManualPictures = () => ({
  name: 'pack-manual-pictures',
  generateBundle() {
    for (const locale of locales)
      for (const file of filesOf(locale, '.jpg')) this.emitFile({ type: 'asset', ...file });
  },
});
