import { relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { inProject, projectDirectory } from './project.mjs';
import { run } from './run.mjs';
import { catalogProblems } from './translations/compareMessage.mjs';

/* Checks that every message is extracted, translated in every locale and well-formed, and that none is obsolete. */

const cli = inProject('node_modules', '@lingui', 'cli', 'dist', 'lingui-check.js');
// The extractor has threads of its own.
const { code } = await run(process.execPath, [cli, 'sync', '--clean', '--verbose', '--workers', '1']);

const config = getConfig({ cwd: projectDirectory });
const problems = [];
for (const catalog of await getCatalogs(config)) {
  const byLocale = await catalog.readAll();
  for (const locale of config.locales)
    for (const problem of catalogProblems(
      locale,
      byLocale[locale] ?? {},
      byLocale[config.sourceLocale] ?? {},
    ))
      problems.push(`${relative(projectDirectory, catalog.getFilename(locale))}: ${problem}`);
}
for (const problem of problems) console.error(problem);
if (code !== 0 || problems.length > 0) {
  console.error('\nRun "npm run i18n" to extract messages; translations go into locales/<locale>/*.po.');
  process.exitCode = 1;
}
