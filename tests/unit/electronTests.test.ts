import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * End-to-end tests run in Electron too, except those tagged @shell. Only these may use features of the
 * browser shell: its records, events, addresses and permissions of an ordinary browser.
 */

const ofTheShell =
  /\b(?:emitInShell|shellRecords|grantPermissions)\b|page\.pdf\(|clock\.set|__shell|\/w\/\d|page\.request\b|context\.(?:newPage|route)\b/;

/** Top-level statements of a file, without imports. */
const statements = (source: string): string[] =>
  source
    .split(/\n(?=(?:export )?(?:const|test|for|interface|type|import|async|function)\b)/)
    .filter((part) => !/^\s*import\b/.test(part));

const nameOf = (statement: string): string | undefined => /^(?:export )?const (\w+)/.exec(statement)?.[1];

/** Tests without the tag that depend on the shell, directly or through another statement. */
const untagged = (source: string): string[] => {
  const all = statements(source);
  const resting = new Set(all.filter((statement) => ofTheShell.test(statement)));
  for (let before = -1; before !== resting.size; ) {
    before = resting.size;
    const names = [...resting].flatMap((statement) => nameOf(statement) ?? []);
    if (names.length === 0) break;
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`);
    for (const statement of all) if (pattern.test(statement)) resting.add(statement);
  }
  return [...resting]
    .filter((statement) => /^(?:test|for)\b/.test(statement) && !/@shell\b/.test(statement))
    .map((statement) => statement.split('\n', 1)[0] ?? '');
};

const specs = globSync('tests/{e2e,security,a11y,soak,electron}/**/*.spec.ts');

test.each(specs)('%s tags each test that depends on the browser shell', (file) => {
  expect(untagged(readFileSync(file, 'utf8'))).toEqual([]);
});

test('a test without the tag that depends on the shell is detected', () => {
  const source = `import { shellRecords } from '../support/shellRecords.ts';
const opened = (page) => shellRecords(page, 'openExternal');
const twice = async (page) => [await opened(page), await opened(page)];
test('first', async ({ page }) => {
  await twice(page);
});
test('two @shell', async ({ page }) => {
  await twice(page);
});
test('three', async ({ page }) => {
  await page.reload();
});
`;
  expect(untagged(source)).toEqual(["test('first', async ({ page }) => {"]);
  expect(specs.length).toBeGreaterThan(20);
});
