import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPastedLink } from './pastedLink.ts';

const path = '/country/es/city/K1/orders/f3553c6b00000001';

it.each([
  [` backoffice:/${path} `, path],
  [`backoffice://${path}`, path],
  [`BackOffice:/${path}`, path],
  [`https://panel.example${path}`, path],
  [`https://panel.example${path}/`, path],
  [`http://127.0.0.1:4000/w/2/#${path}`, path],
  [`http://127.0.0.1:4000/w/2${path}`, path],
  ['https://panel.example/country/es/companies?name.has=a+b', '/country/es/companies?name.has=a+b'],
  ['https://panel.example/token_login?token=abc', null],
  ['backoffice://token_login?token=abc', null],
  ['https://panel.example/country/es/city/K1/orders/..%2f..%2fx', null],
  ['https://panel.example/#//elsewhere.example/dashboard', null],
  ['https://panel.example/country/xx/companies', null],
  ['https://panel.example/elsewhere', null],
  ['https://panel.example', null],
  ['javascript:alert(1)', null],
  ['Ana Ruiz', null],
])('%s opens %s', (typed, expected) => {
  expect(readPastedLink(typed)?.path ?? null).toBe(expected);
});

it('opens only paths of the app, for any pasted text', () => {
  const anything = fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string());
  fc.assert(
    fc.property(anything, (typed) => {
      const found = readPastedLink(typed);
      expect(found === null || /^\/[a-z]/.test(found.path)).toBe(true);
    }),
  );
});
