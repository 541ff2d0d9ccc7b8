import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { faultForms } from '../../src/demo-api/faults/parseFault.ts';

const example = 'docs/adding-a-field-type.md';

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

test('the first test has at most twelve lines, and the guide names every fault of the sample server', () => {
  const guide = readFileSync('docs/testing-the-app.md', 'utf8');
  const [, code = ''] = /```ts\n(.*?)```/s.exec(guide) ?? [];
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(12);
  for (const [, file = ''] of code.matchAll(/from '\.\.\/(support\/\w+\.ts)'/g))
    expect(existsSync(join('tests', file)), file).toBe(true);
  for (const { form } of faultForms) expect(guide).toContain(`\`${form}\``);
});

const readme = readFileSync('README.md', 'utf8');
const map = readFileSync('docs/map.md', 'utf8');
/** Paths of this repository; other texts in backticks are commands, names or documents of Electron. */
const ours =
  /^(?!docs\/(?:api|tutorial)\/|.*<)(?:src|tests|scripts|locales|resources|docs|\.github)\/|^[\w.-]+\.(?:cjs|yml)$/;

/** Every document with its text, without code blocks. The manual's links are its own, tested with its pages. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) =>
    join('docs', file).replaceAll('\\', '/'),
  ),
]
  .filter((file) => file.endsWith('.md') && !file.startsWith('docs/manual/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '') }));

/** Files that the guide lets its reader create. */
const isOfExample = (file: string, path: string): boolean =>
  file === 'docs/adding-an-entity.md' && path.includes('voucher');

test('every path that a document names exists', () => {
  const paths = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, named = '']) => named.split(' '))
      .filter((path) => ours.test(path) && !isOfExample(file, path))
      .map((path) => ({ file, path })),
  );
  expect(paths.filter(({ path }) => globSync(path).length === 0)).toEqual([]);
  expect(new Set(paths.map(({ file }) => file)).size).toBeGreaterThan(20);
  expect(paths.length).toBeGreaterThan(500);
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

test('a decision has its four headings and fits on a page', () => {
  const odd = readdirSync('docs/decisions').filter((file) => {
    const text = readFileSync(join('docs/decisions', file), 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return headings.join() !== 'Context,Decision,Consequences,Rejected' || text.split('\n').length > 61;
  });
  expect(odd).toEqual([]);
});

test('docs/commands.md lists exactly the scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const named = readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm);
  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(Object.keys(scripts)));
});

/** Anchor of a heading, as GitHub derives it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('links of the documents lead to files and headings that exist', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, target, anchor, image]) => ({
        file,
        target: join(dirname(file), (target || image) ?? '').replaceAll('\\', '/'),
        isOwn: !target && !image,
        anchor,
      }),
    ),
  );
  const broken = links.filter(({ file, target, isOwn, anchor }) => {
    const path = isOwn ? file : target;
    if (!existsSync(path)) return true;
    return (
      anchor !== undefined &&
      !anchorsIn(documents.find((one) => one.file === path)?.text ?? '').includes(anchor)
    );
  });
  expect(broken).toEqual([]);
  expect(links.filter(({ anchor }) => anchor !== undefined).length).toBeGreaterThan(5);
});
