import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isAllowedPermission } from './security.ts';

/** Every permission that this version of Electron can ask about, from its own type file. */
const permissionNames = (): string[] => {
  const typeFile = createRequire(import.meta.url).resolve('electron/electron.d.ts');
  const signatures = readFileSync(typeFile, 'utf8').matchAll(
    /setPermission(?:Request|Check)Handler\(handler: .*?permission: ([^,]*?),/g,
  );
  return [...signatures].flatMap(([, union = '']) =>
    [...union.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
};

describe('permissions', () => {
  it('are all denied but writing to the clipboard', () => {
    const names = permissionNames();
    expect(names).toContain('geolocation');
    expect(names).toContain('clipboard-read');
    expect(names.filter(isAllowedPermission)).toEqual(
      names.filter((name) => name === 'clipboard-sanitized-write'),
    );
    expect(isAllowedPermission('clipboard-sanitized-write')).toBe(true);
  });
});
