import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { unclearTexts } from './prose/unclearComments.mjs';

/*
 * Counts unclear comments and test titles per folder. A count may fall, never rise:
 *   node scripts/checkProse.mjs            compares with scripts/prose/baseline.json
 *   node scripts/checkProse.mjs --update   writes the lower counts
 *   node scripts/checkProse.mjs FOLDER     lists the unclear texts below a folder
 */

const baselineFile = inProject('scripts', 'prose', 'baseline.json');
const [argument] = process.argv.slice(2);

const folderOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 3 : 2)
    .join('/')
    .replace(/\/[^/]+\.\w+$/, '');

const files = ['scripts', 'src', 'tests']
  .flatMap((folder) => readdirSync(inProject(folder), { recursive: true }).map((name) => `${folder}/${name}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file))
  .toSorted();
const unclear = files.flatMap((file) =>
  unclearTexts(file, readFileSync(inProject(file), 'utf8')).map((text) => ({ file, ...text })),
);

const counts = {};
for (const { file } of unclear) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + 1;

const readBaseline = () => JSON.parse(readFileSync(baselineFile, 'utf8'));

if (argument === '--update') {
  writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`);
} else if (argument) {
  for (const { file, line, text, reason } of unclear.filter(({ file }) => file.startsWith(argument)))
    console.log(`${file}:${line} ${reason}: ${text}`);
} else {
  const baseline = readBaseline();
  const grown = Object.keys(counts).filter((folder) => counts[folder] > (baseline[folder] ?? 0));
  for (const folder of grown) {
    console.log(
      `${folder}: ${counts[folder]} unclear comments or test titles, at most ${baseline[folder] ?? 0} (docs/conventions.md)`,
    );
    console.log(`  node scripts/checkProse.mjs ${folder}`);
  }
  const fallen = Object.keys(baseline).filter((folder) => (counts[folder] ?? 0) < baseline[folder]);
  if (fallen.length > 0 && grown.length === 0)
    console.log(`Fewer than before in ${fallen.join(', ')}: node scripts/checkProse.mjs --update`);
  process.exitCode = grown.length + fallen.length > 0 ? 1 : 0;
}
