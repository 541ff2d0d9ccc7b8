import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, resolveRedirect, resolveUrl } from './apiTarget.ts';

const origin = 'https://api.backoffice.example';

describe('isAllowedOrigin', () => {
  it.each([origin, `${origin}:8443`, 'http://127.0.0.1:4010', 'http://localhost:4010', 'http://[::1]:4010'])(
    'takes %s',
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
