import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', { location: { search: '' } });
const { scopeChanges } = await import('./rememberScope.ts');

it('changes only what differs, and keeps the cities of other countries', () => {
  const saved = { lastCountry: 'es', lastCity: { ua: 'K9', es: 'K1' } };
  expect(scopeChanges(saved, 'es', 'K1')).toEqual({});
  expect(scopeChanges(saved, 'es', null)).toEqual({});
  expect(scopeChanges(saved, 'es', 'K2')).toEqual({ lastCity: { ua: 'K9', es: 'K2' } });
  expect(scopeChanges(saved, 'ua', 'K9')).toEqual({ lastCountry: 'ua' });
});
