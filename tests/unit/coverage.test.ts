import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* docs/coverage.md says which test shows a line of the specification; here it is held to it. */

const line = /^- (?<section>[^:]+(?::[^—]*)?) — `(?<file>[^`]+)` › (?<title>.+)$/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The titles in a test file, without their tags; what is put in at run time stands for anything. */
const titlesIn = (source: string): RegExp[] =>
  [...source.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(
    ([, quote, text = '']) => {
      const plain = text.replaceAll(/\\(['"`\\])/g, '$1').replaceAll(/ @\w+/g, '');
      const placeholder = quote === '`' ? /\$\{[^}]*\}/ : /\$[\w.]+|%[sdijop]/;
      return new RegExp(`^${plain.split(placeholder).map(escaped).join('.+')}$`);
    },
  );

const lines = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((text) => text.startsWith('- '));

it('every line names a section and a test', () => {
  expect(lines.filter((text) => !line.test(text))).toEqual([]);
  expect(lines.length).toBeGreaterThan(50);
});

it('every named test exists', () => {
  const missing = lines.flatMap((text) => {
    const { file = '', title = '' } = line.exec(text)?.groups ?? {};
    const exists =
      existsSync(file) && titlesIn(readFileSync(file, 'utf8')).some((known) => known.test(title));
    return exists ? [] : [`${file} › ${title}`];
  });
  expect(missing).toEqual([]);
});
