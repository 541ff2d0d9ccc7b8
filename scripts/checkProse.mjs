import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { unclearTexts } from './prose/unclearComments.mjs';

/*
 * Lists comments and test titles that break docs/conventions.md. Fails if there is one.
 *   node scripts/checkProse.mjs [FOLDER]
 */

const [wanted = ''] = process.argv.slice(2);

const files = ['scripts', 'src', 'tests']
  .flatMap((folder) => readdirSync(inProject(folder), { recursive: true }).map((name) => `${folder}/${name}`))
  .concat(readdirSync(inProject('.')))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && file.startsWith(wanted))
  .toSorted();
const unclear = files.flatMap((file) =>
  unclearTexts(file, readFileSync(inProject(file), 'utf8')).map((text) => ({ file, ...text })),
);
for (const { file, line, text, reason } of unclear) console.log(`${file}:${line} ${reason}: ${text}`);
process.exitCode = unclear.length > 0 ? 1 : 0;
