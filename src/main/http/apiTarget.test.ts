import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardMetrics } from '#shared/api/dashboard.ts';
import { operationIds, operations } from '#shared/api/operations.ts';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { buildPath, buildSearch, isAllowedOrigin, resolveRedirect, resolveUrl } from './apiTarget.ts';

const origin = 'https://api.backoffice.example';

describe('isAllowedOrigin', () => {
  it.each([origin, `${origin}:8443`, 'http://127.0.0.1:4010', 'http://localhost:4010', 'http://[::1]:4010'])(
    'accepts %s',
    (text) => expect(isAllowedOrigin(text)).toBe(true),
  );

  it.each([
    'http://api.backoffice.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'ftp://127.0.0.1',
    'https://user:password@api.backoffice.example',
    'https://api.backoffice.example/path',
    'https://api.backoffice.example/',
    'https://api.backoffice.example:99999',
    'https://1.2.3.999',
    'https://[:::]',
    '',
  ])('refuses %j', (text) => expect(isAllowedOrigin(text)).toBe(false));
});

describe('resolveUrl', () => {
  it.each([
    '/api/v1/../../x',
    '/api/v1/%2e%2e/x',
    '/api/v1/..\\x',
    '/other',
    'api/v1/x',
    '@evil.example/api/v1/',
  ])('refuses %s', (path) => expect(resolveUrl(origin, path)).toBeNull());
});

describe('resolveRedirect', () => {
  const from = new URL(`${origin}/api/v1/es/cities`);

  it.each([
    ['/api/v1/ua/cities', '/api/v1/ua/cities'],
    ['../ua/cities', '/api/v1/ua/cities'],
    [`${origin}/api/v1/x?y=1`, '/api/v1/x'],
  ])('follows %s', (location, pathname) => {
    expect(resolveRedirect(from, location)?.pathname).toBe(pathname);
  });

  it.each([
    null,
    'https://evil.example/api/v1/x',
    '//evil.example/api/v1/x',
    '\\\\evil.example/api/v1/x',
    'http://api.backoffice.example/api/v1/x',
    'https://api.backoffice.example:444/api/v1/x',
    'https://user@api.backoffice.example/api/v1/x',
    '/login',
    '/api/v1/../../login',
    '/api/v10/x',
    '/bucket/x',
    'javascript:alert(1)',
    'https://',
  ])('does not follow %s', (location) => expect(resolveRedirect(from, location)).toBeNull());
});

const hostile = [
  ...`
    . .. ... ../.. ..%2f.. %2e%2e %2E%2E%2F .%2e %252e%252e ..; / // //evil.example https://evil.example
    https:evil.example javascript:alert(1) file:///etc/passwd @evil.example user@evil.example
    user:pw@evil.example a:80 ? ?a=b # #a & ; a%00 % %zz %c0%ae%c0%ae %ff -a _a a.b a,b a+b a'b a*b {id}
    __proto__ a/b`
    .trim()
    .split(/\s+/),
  ...['', '..\\..', '\\', '\\\\evil.example', '/\\evil.example', 'a b', ' a', 'a ', 'a\r\nx-evil: 1'],
  ...['\r', '\n', '\t', 'a\u0000', '\u0000', '\uff0e\uff0e', '\u2024\u2024', '\u2025', '\uff0f'],
  ...['\u2215', '\u2044', '\uff3c', '\u3002', 'ｅvil', 'é', '\u0430', '\u017f', '\u212a'],
  ...['\u202egnp.exe', '\u200b', '\ufeff', '\ud800', '💥', 'a'.repeat(65)],
];

const withParams = operationIds.filter((id) => operations[id].path.includes('{'));
const namesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const good: Record<string, string> = {
  country: 'es',
  city: 'Madrid0000000001',
  id: 'a1B2-c3_d4',
  metric: 'orders',
};
const goodParams = (path: string): Record<string, string> =>
  Object.fromEntries(namesOf(path).map((name) => [name, good[name] ?? '']));

/** The built path has as many segments as its template after URL parsing, and stays on the origin. */
const stays = (built: ReturnType<typeof buildPath>, template: string): boolean => {
  if ('refused' in built) return true;
  const url = resolveUrl(origin, built.path);
  return (
    url !== null &&
    url.origin === origin &&
    url.pathname === built.path &&
    url.search === '' &&
    url.hash === '' &&
    url.pathname.split('/').length === `/api/v1${template}`.split('/').length
  );
};

describe('buildPath', () => {
  it('builds every operation under /api/v1 from valid parameters', () => {
    for (const id of operationIds) {
      const { path } = operations[id];
      const built = buildPath(id, goodParams(path));
      const expected = path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => good[name] ?? '');
      expect(built).toEqual({ path: `/api/v1${expected}` });
      expect(stays(built, path)).toBe(true);
    }
  });

  it.each(hostile)('refuses %j in every place', (text) => {
    for (const id of withParams) {
      const { path } = operations[id];
      for (const name of namesOf(path)) {
        expect(buildPath(id, { ...goodParams(path), [name]: text })).toEqual({ refused: [name] });
      }
    }
  });

  it('stays inside the prefix for any parameters', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({
        unit: fc.constantFrom(
          '.',
          '/',
          '\\',
          '%',
          '2',
          'e',
          'f',
          '@',
          ':',
          '?',
          '#',
          '\r',
          '\n',
          '\u0000',
          'a',
        ),
      }),
      fc.constantFrom(...hostile),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...withParams),
        fc.array(text, { minLength: 3, maxLength: 3 }),
        (id, texts) => {
          const { path } = operations[id];
          const params = Object.fromEntries(namesOf(path).map((name, index) => [name, texts[index] ?? '']));
          expect(stays(buildPath(id, params), path)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('accepts every id of the allowed alphabet', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/), (id) => {
        expect(buildPath('orders.read', { country: 'ua', city: 'c1', id })).toEqual({
          path: `/api/v1/ua/cities/c1/orders/${id}`,
        });
      }),
    );
  });

  it('accepts only known metrics of the dashboard', () => {
    for (const metric of Object.keys(dashboardMetrics)) {
      expect(buildPath('dashboard.metric', { metric })).toEqual({ path: `/api/v1/dashboard/${metric}` });
    }
    for (const metric of ['top_customers', 'toString', 'constructor', '']) {
      expect(buildPath('dashboard.metric', { metric })).toEqual({ refused: ['metric'] });
    }
  });

  it('names missing, inherited and superfluous parameters', () => {
    expect(buildPath('cities.read', { country: 'es' })).toEqual({ refused: ['id'] });
    expect(buildPath('cities.read', Object.create({ country: 'es', id: 'a' }))).toEqual({
      refused: ['country', 'id'],
    });
    expect(buildPath('cities.list', { country: 'es', id: 'a' })).toEqual({ refused: ['id'] });
  });
});

describe('buildSearch', () => {
  it('is empty without parameters', () => {
    expect(buildSearch({})).toBe('');
  });

  it('encodes the list query and plain parameters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const filters = { name: { match: 'exact', value } } as const;
        const url = new URL(
          `${origin}/a${buildSearch({ query: { page: 2, filters }, search: { date: value } })}`,
        );
        expect(url.pathname + url.hash).toBe('/a');
        expect(url.searchParams.get('page[number]')).toBe('2');
        expect(url.searchParams.get('filter[name]')).toBe(value);
        expect(url.searchParams.get('date')).toBe(value);
      }),
    );
  });

  it('omits the page for exports', () => {
    expect(buildSearch({ query: { page: 2, size: 50 }, paged: false })).toBe('');
  });
});
