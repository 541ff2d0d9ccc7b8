import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { projectDirectory } from './project.mjs';

/*
 * Runs before an extraction: copies the translations of all catalogs into each one, so that a message that
 * moves, or is used in a second place, keeps its translation. The extraction removes entries that a catalog
 * does not need.
 */

const config = getConfig({ cwd: projectDirectory });
const catalogs = await getCatalogs(config);
const all = await Promise.all(catalogs.map((catalog) => catalog.readAll()));
const translated = (entries = {}) =>
  Object.fromEntries(Object.entries(entries).filter(([, { translation }]) => translation));

for (const locale of config.locales) {
  const shared = Object.assign({}, ...all.map((byLocale) => translated(byLocale[locale])));
  for (const [index, catalog] of catalogs.entries())
    await catalog.write(locale, { ...shared, ...translated(all[index][locale]) });
}
