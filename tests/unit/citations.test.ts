import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* Checks that citations of the specification ("core §7", "decision 12") point at an entry of docs/spec. */

const read = (file: string): string => readFileSync(`docs/spec/${file}.md`, 'utf8');

const sectionsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^## §(\w+) /gm)].map(([, number = '']) => number);

const rowsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^(\d+)\. \*\*[^*]+\*\*/gm)].map(([, number = '']) => number);

const decisions = rowsOf('decisions');
const security = rowsOf('security');

/** Entries by the first word of a citation. Capitals and "row" are accepted. */
const entries: Readonly<Record<string, readonly string[]>> = {
  'core §': sectionsOf('core'),
  'operations §': sectionsOf('operations'),
  'design §': sectionsOf('design'),
  decision: decisions,
  'design row': decisions,
  security: security,
  'security row': security,
};

const form =
  /\b(core|operations|design) ((?:§\w+(?:, | and )?)+)|\b(decision|(?:design|security) row|security)s? (\d+(?:(?:, | and )\d+)*)/gi;

const citationsIn = (text: string): string[] =>
  [...text.matchAll(form)].flatMap(([, name, sections = '', kind = '', rows = '']) =>
    name
      ? [...sections.matchAll(/§(\w+)/g)].map(([, number]) => `${name.toLowerCase()} §${number}`)
      : [...rows.matchAll(/\d+/g)].map(([number]) => `${kind.toLowerCase()} ${number}`),
  );

const isKnown = (citation: string): boolean => {
  const [, kind = '', number = ''] = /^(.*?) ?(\w+)$/.exec(citation) ?? [];
  return entries[kind]?.includes(number) ?? false;
};

const files = ['src', 'tests', 'scripts', 'docs']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:tsx?|[cm]js|md)$/.test(file) && !file.endsWith('citations.test.ts'));

describe('the specification', () => {
  it('has every row and section, in order', () => {
    const numbers = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
    expect(decisions).toEqual(numbers(104));
    expect(security).toEqual(numbers(44));
    expect(entries['core §']).toEqual(numbers(9));
    expect(entries['operations §']).toEqual(numbers(9));
    expect(entries['design §']).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '8a', '9']);
  });
});

describe('a citation', () => {
  it('is found in each of its forms', () => {
    const text = 'core §2, §9 and operations §1; decisions 32, 60 and 7; DESIGN row 4; security 11';
    expect(citationsIn(text)).toEqual([
      'core §2',
      'core §9',
      'operations §1',
      'decision 32',
      'decision 60',
      'decision 7',
      'design row 4',
      'security 11',
    ]);
    expect(['core §10', 'decision 105', 'security 45'].filter(isKnown)).toEqual([]);
  });

  it('points at an entry that exists', () => {
    const citations = files.flatMap((file) =>
      citationsIn(readFileSync(file, 'utf8')).map((citation) => ({ file, citation })),
    );
    expect(citations.filter(({ citation }) => !isKnown(citation))).toEqual([]);
    expect(citations.length).toBeGreaterThan(200);
  });
});
