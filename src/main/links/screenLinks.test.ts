import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryIds } from '#shared/rules/countries.ts';
import {
  appLink,
  fillPattern,
  listPatterns,
  pagePatterns,
  publicPatterns,
  recordPattern,
} from '#shared/screens/screenPatterns.ts';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { pathOfScreenLink } from './screenLinks.ts';
import { hostileLinks } from './testing/hostileLinks.ts';

const { tokenLogin, ...publicScreens } = publicPatterns;
const lists = Object.values(listPatterns);
const patterns: string[] = [
  ...Object.values(publicScreens),
  ...Object.values(pagePatterns),
  ...lists,
  ...lists.map((list) => recordPattern(list)),
];

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
const pathname = fc
  .tuple(fc.constantFrom(...patterns), fc.constantFrom(...countryIds), id, fc.oneof(id, fc.constant('new')))
  .map(([pattern, country, city, record]) =>
    fillPattern(pattern as '/country/:country/city/:city/:id', { country, city, id: record }),
  );
/** Plausible user input: letters of all languages and reserved URL characters, but no control characters. */
const answer = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((text) => !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u.test(text));
const param = fc.constantFrom(
  ...['name.has', 'status.any', 'createdAt.range', 'createdAt.preset', 'customer.name.has', 'id', 'sort'],
  ...['page', 'size', 'view', 'zone', 'week', 'dateFrom', 'country', 'city', 'orders.kind'],
);
const search = fc
  .array(fc.tuple(param, answer), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('a link to a screen', () => {
  it('opens the page it was copied from: every screen of the table, with any filters', () => {
    fc.assert(
      fc.property(pathname, search, (screen, query) => {
        const path = query ? `${screen}?${query}` : screen;
        fc.pre(appLink(path).length <= 2048);
        expect(pathOfScreenLink(appLink(path))).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });

  it('may have the slash that some programs add after the host', () => {
    expect(pathOfScreenLink('backoffice://dashboard/')).toBe('/dashboard');
    expect(pathOfScreenLink('backoffice://dashboard/?country=es')).toBe('/dashboard?country=es');
    expect(pathOfScreenLink('backoffice://country/es/cities/')).toBeNull();
  });

  it('cannot log in', () => {
    expect(pathOfScreenLink(`backoffice:/${tokenLogin}?token=abc`)).toBeNull();
  });

  it('is refused in each of 200 hostile forms', () => {
    expect(new Set(hostileLinks).size).toBeGreaterThanOrEqual(200);
    for (const link of hostileLinks) expect(pathOfScreenLink(link), link.slice(0, 120)).toBeNull();
  });

  it('leads only to paths of the table, whatever follows the scheme', () => {
    const known = new RegExp(
      `^(?:${patterns.map((pattern) => pattern.replaceAll(/:\w+/g, '[\\w-]+')).join('|')})(?:\\?[\\w.*+%=&-]+)?$`,
    );
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.tuple(pathname, fc.string({ unit: anyCharacter })).map((parts) => parts.join('').slice(1)),
      fc.tuple(pathname, fc.string()).map((parts) => parts.join('?').slice(1)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const path = pathOfScreenLink(`backoffice://${text}`);
        expect(path === null || known.test(path)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
