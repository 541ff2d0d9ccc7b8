import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../scripts/project.mjs';

/* Size limits of the first page load. Exceeding them fails the step _sizes_ of `npm test`. */

const assets = inProject('out', 'renderer', 'assets');
const page = inProject('out', 'renderer', 'index.html');
if (!existsSync(page)) {
  console.error('The app is not built yet. Run "npm run build" first.');
  process.exit(1);
}

const read = (file) => readFileSync(join(assets, file), 'utf8');
const packedSize = (file) => gzipSync(read(file), { level: 9 }).length;
const filesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, file]) => file);

const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const lazyImport = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

/** A module with its static imports. */
const graphOf = (file, seen = new Set()) => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of filesIn(read(file), staticImport)) graphOf(imported, seen);
  return seen;
};

const entries = filesIn(readFileSync(page, 'utf8'), /<script type="module"[^>]* src="\.\/assets\/([^"]+)"/g);
const lazy = entries
  .flatMap((entry) => [...graphOf(entry)])
  .flatMap((file) => filesIn(read(file), lazyImport));

/** Picks the largest of several files with that name (texts in three languages). */
const lazyNamed = (name) => {
  const [largest] = lazy
    .filter((file) => file.startsWith(`${name}-`))
    .sort((a, b) => packedSize(b) - packedSize(a));
  if (!largest) throw new Error(`The first page loads no ${name}; has it another name now?`);
  return largest;
};

const loaded = new Set();
for (const root of [...entries, ...['LoginPage', 'renderer'].map(lazyNamed)]) graphOf(root, loaded);

const sizes = [...loaded].map((file) => ({ file, KB: packedSize(file) / 1000 })).sort((a, b) => b.KB - a.KB);
const total = sizes.reduce((sum, { KB }) => sum + KB, 0);
console.table(sizes.slice(0, 10).map(({ file, KB }) => ({ file, 'KB gzip': Number(KB.toFixed(1)) })));
console.log(`The login page loads ${loaded.size} files.`);

const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
const budgets = [
  { what: 'JavaScript of the login page, gzip', KB: total, limit: 245 },
  {
    what: 'JavaScript of all screens, gzip',
    KB: scripts.reduce((sum, file) => sum + packedSize(file), 0) / 1000,
    limit: 910,
  },
  { what: 'main', KB: statSync(inProject('out', 'main', 'main.js')).size / 1000, limit: 2100 },
];
for (const { what, KB, limit } of budgets) {
  const isOver = KB > limit;
  console.log(`${isOver ? 'TOO LARGE' : 'ok'} ${what}: ${KB.toFixed(1)} KB, limit ${limit} KB`);
  if (isOver) process.exitCode = 1;
}
