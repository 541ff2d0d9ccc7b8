import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../settings/settingsSchema.ts';
import { windowsToSave } from './windowsToSave.ts';

const windowAt = (address: string) => ({
  address,
  kind: 'main' as const,
  bounds: { x: 0, y: 0, width: 800, height: 600 },
  isMaximized: false,
  zoom: 1,
});

describe('the windows to save', () => {
  it.each([
    ['app://backoffice/index.html#/country/es/companies?page=2', '/country/es/companies?page=2'],
    ['app://backoffice/index.html?view=record#/admins/1', '/admins/1'],
    ['app://backoffice/index.html#/token_login?token=secret', '/dashboard'],
    ['app://backoffice/index.html#//elsewhere.example', '/dashboard'],
    ['app://backoffice/index.html#/search?text={a|b}', '/dashboard'],
    ['app://backoffice/index.html#/one#two', '/dashboard'],
    [`app://backoffice/index.html#/${'x'.repeat(5000)}`, '/dashboard'],
    ['app://backoffice/index.html', '/dashboard'],
    ['', '/dashboard'],
  ])('of a page at %s have the route %s', (address, path) => {
    const { address: _address, ...rest } = windowAt(address);
    expect(windowsToSave([windowAt(address)])).toEqual([{ ...rest, path }]);
  });

  it('are never more than the settings may hold', () => {
    const saved = windowsToSave(Array.from({ length: 30 }, () => windowAt('app://backoffice/#/dashboard')));
    expect(settingsSchema.shape.windows.parse(saved)).toHaveLength(20);
  });
});
