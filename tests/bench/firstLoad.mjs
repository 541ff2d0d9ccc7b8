import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../scripts/project.mjs';

const limit = 250;
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

/** A module and all that it needs before it can run. */
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

/** Of several with that name (the texts of three languages) the largest. */
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
console.log(
  `JavaScript of the login page: ${total.toFixed(1)} KB gzip in ${loaded.size} files; limit ${limit} KB.`,
);
if (total > limit) process.exitCode = 1;
