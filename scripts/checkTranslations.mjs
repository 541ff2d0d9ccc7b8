import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { runScript } from './setUpProblem.mjs';
import { compareCatalogs } from './translations/compareCatalogs.mjs';
import { extractCatalogs } from './translations/extractCatalogs.mjs';
import { parsePo } from './translations/parsePo.mjs';

const sourceLocale = 'en_US';

const folders = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** A missing catalog counts as empty, so that all of its messages are reported. */
const read = (...path) => {
  const file = path.join('/');
  return existsSync(file) ? parsePo(readFileSync(file, 'utf8')) : [];
};

const checkCatalog = (locales, extracted, locale, catalog) => {
  const problems = compareCatalogs({
    locale,
    committed: read(locales, locale, catalog),
    extracted: read(extracted, locale, catalog),
    source: read(locales, sourceLocale, catalog),
  });
  for (const problem of problems) console.error(`locales/${locale}/${catalog}: ${problem}`);
  return problems.length;
};

/** Checks that every message is translated in every locale and well-formed, and that no entry is obsolete. */
await runScript(async () => {
  const locales = inProject('locales');
  const extracted = await extractCatalogs();
  let problems = 0;
  for (const locale of folders(extracted)) {
    for (const catalog of readdirSync(`${extracted}/${locale}`)) {
      problems += checkCatalog(locales, extracted, locale, catalog);
    }
  }
  if (problems === 0) return 0;
  console.error(
    `\n${problems} problems. "npm run i18n" extracts messages; translations go into locales/<locale>/*.po.`,
  );
  return 1;
});
