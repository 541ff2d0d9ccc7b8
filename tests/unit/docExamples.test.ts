import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const example = 'docs/adding-a-kind.md';

/** Context and removed lines of a hunk. */
const before = (hunk: string): string =>
  hunk
    .split('\n')
    .slice(1)
    .filter((line) => /^[ -]/.test(line))
    .map((line) => line.slice(1))
    .join('\n');

test('the example of a new field type applies to the current sources', () => {
  const [, diff = ''] = /```diff\n(.*?)```/s.exec(readFileSync(example, 'utf8')) ?? [];
  const files = diff.split(/^diff --git a\//m).slice(1);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const [path = ''] = file.split(' ', 1);
    if (file.includes('\nnew file ')) expect(existsSync(path), path).toBe(false);
    else
      for (const hunk of file.split(/^@@/m).slice(1))
        expect(readFileSync(path, 'utf8')).toContain(before(hunk));
  }
});

test('imports and paths in the example of a new entity exist', () => {
  const text = readFileSync('docs/adding-an-entity.md', 'utf8');
  const named = [...text.matchAll(/`(src\/[^`]+|tests\/[^`]+)`/g)].map(([, path = '']) => path);
  const made = named.filter((path) => path.includes('voucher'));
  expect(named.filter((path) => !path.includes('voucher') && !existsSync(path))).toEqual([]);
  const folders = new Set([...made.map((path) => dirname(path)), 'src/demo-api/seed/country']);
  const imports = [...text.matchAll(/^ *import \{([^}]+)\} from '(\.[^']+)';$/gm)];
  const lost = imports.filter(([, names = '', from = '']) => {
    const files = [...folders].map((folder) => join(folder, from)).filter((file) => existsSync(file));
    return !names
      .split(',')
      .map((name) => name.trim().replace('type ', ''))
      .every((name) =>
        files.some((file) => readFileSync(file, 'utf8').match(`export (const|type|interface) ${name}\\b`)),
      );
  });
  expect(lost.map(([line]) => line)).toEqual([]);
  expect(imports.length).toBeGreaterThan(10);
});

const readme = readFileSync('README.md', 'utf8');
const map = readFileSync('docs/map.md', 'utf8');
/** Paths of this repository; other texts in backticks are commands, names or paths of Electron. */
const ours = /^(?:src|tests|scripts|locales|resources|docs|\.github)\/|^[\w.-]+\.(?:cjs|yml)$/;

test('every path in the README and the map exists', () => {
  const paths = [...`${readme}${map}`.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, text = '']) => text.split(' '))
    .filter((path) => ours.test(path));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(80);
});

test('every step of a sequence in the map is a function in its file', () => {
  const steps = [...map.matchAll(/`(\w+)`\s+in\s+`([^`]+)`/g)];
  const untrue = steps.filter(([, name, path = '']) => !readFileSync(path, 'utf8').match(`\\b${name}\\b`));
  expect(untrue.map(([step]) => step)).toEqual([]);
  expect(steps.length).toBeGreaterThan(25);
});

test('the README links every decision', () =>
  expect(
    readdirSync('docs/decisions').filter((file) => !readme.includes(`](docs/decisions/${file})`)),
  ).toEqual([]));

test('docs/commands.md lists exactly the scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const named = readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm);
  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(Object.keys(scripts)));
});

test('links in documents lead to existing files', () => {
  const pages = [
    'README.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
  ];
  const broken = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, target = '']) => join(dirname(page), target))
        .filter((target) => !existsSync(target)),
    );
  expect(broken).toEqual([]);
});
