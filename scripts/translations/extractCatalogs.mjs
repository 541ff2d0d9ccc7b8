import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inProject, projectDirectory } from '../project.mjs';
import { run } from '../run.mjs';
import { SetUpProblem } from '../setUpProblem.mjs';

/** Inside node_modules, so that the copied configuration finds the packages it imports. */
const directory = inProject('node_modules', '.cache', 'translations');

/** The project's configuration, with its catalogs in the folder of the copy. */
const configuration = `
import config from ${JSON.stringify(inProject('lingui.config.ts'))};

export default {
  ...config,
  rootDir: ${JSON.stringify(projectDirectory)},
  catalogs: config.catalogs.map((catalog) => ({
    ...catalog,
    path: catalog.path.replace('<rootDir>/locales', ${JSON.stringify(directory)}),
  })),
};
`;

/**
 * Extracts the sources' messages into a copy of the catalogs.
 * @returns {Promise<string>} the folder of the copy
 */
export const extractCatalogs = async () => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(inProject('locales'), directory, { recursive: true });
  const file = `${directory}/lingui.config.ts`;
  writeFileSync(file, configuration);
  const cli = inProject('node_modules', '@lingui', 'cli', 'dist', 'lingui.js');
  // The extractor has threads of its own.
  const args = ['extract', '--clean', '--workers', '1', '--config', file];
  const { code, output } = await run(process.execPath, [cli, ...args], { quiet: true });
  if (code === 0) return directory;
  console.error(output);
  throw new SetUpProblem(
    'The messages could not be extracted.',
    'mend the source file that the message names.',
  );
};
