import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Checks that the tests named in docs/coverage and docs/reliability.md exist. */

const line = /^- (?<behaviour>[^—]+) — (?<test>`[^`]+` › .+)$/;
const namedTest = /^`(?<file>[^`]+)` › (?<title>.+)$/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Titles of tests and steps in a file, without tags; placeholders match any text. */
const titlesIn = (source: string): RegExp[] =>
  [
    ...source.matchAll(
      /\b(?:test(?:\.step)?|it)(?:\.concurrent)?(?:\.(?:each|skipIf)(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ].map(([, quote, text = '']) => {
    const plain = text.replaceAll(/\\(['"`\\])/g, '$1').replaceAll(/ @\w+/g, '');
    const placeholder = quote === '`' ? /\$\{[^}]*\}/ : /\$[\w.]+|%(?:\d\$)?[sdijop]/;
    return new RegExp(
      `^${plain
        .split(placeholder)
        .map((part) => escaped(quote === '`' ? part : part.replaceAll('%%', '%')))
        .join('.+')}$`,
    );
  });

/** Named tests that do not exist. If a title is only a placeholder, its values must contain the name. */
const missingOf = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const { file = '', title = '' } = namedTest.exec(name)?.groups ?? {};
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8');
    return !titlesIn(source).some(
      (known) => known.test(title) && (known.source !== '^.+$' || source.includes(title)),
    );
  });

const linesOf = (file: string, begin: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text.startsWith(begin));

describe('the coverage of the specification', () => {
  const lines = readdirSync('docs/coverage').flatMap((file) => linesOf(`docs/coverage/${file}`, '- '));

  it('names a behaviour and a test in every line', () => {
    expect(lines.filter((text) => !line.test(text))).toEqual([]);
    expect(lines.length).toBeGreaterThan(650);
  });

  it('names existing tests only', () =>
    expect(missingOf(lines.map((text) => line.exec(text)?.groups?.test ?? text))).toEqual([]));
});

describe('the table of faults', () => {
  const rows = linesOf('docs/reliability.md', '|')
    .filter((text) => !/^\| (?:Fault \||-)/.test(text))
    .map((text) => text.split('|').map((cell) => cell.trim()));

  it('has four cells in each row, all filled', () => {
    const odd = rows.filter((cells) => cells.length !== 6 || cells.slice(1, 5).some((cell) => cell === ''));
    expect(odd).toEqual([]);
    expect(rows.length).toBeGreaterThan(30);
  });

  it('names existing tests, or explains a missing one', () => {
    const tests = rows.flatMap((cells) => cells[4]?.split('<br>') ?? []);
    expect(missingOf(tests.filter((name) => !name.startsWith('no test: ')))).toEqual([]);
  });
});
