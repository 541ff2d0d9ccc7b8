import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as substitute from './electron.ts';
import { electronInPage } from './page/electronInPage.ts';

/** `import { app, type Session, shell } from 'electron'` → the imported values, without types. */
const importedNames = (source: string): string[] =>
  [...source.matchAll(/import\s+(?!type\s)\{([^}]*)\}\s+from\s+'electron'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** `app.getPath(…)`, `session.defaultSession` → `getPath`, `defaultSession`, for one imported name. */
const usedMembers = (source: string, name: string): string[] =>
  [...source.matchAll(new RegExp(`(?<![\\w.'"\`/])${name}\\.(\\w+)`, 'g'))].map(([, member = '']) => member);

const missingFrom = (source: string, offered: Record<string, unknown>): string[] =>
  importedNames(source).flatMap((name) => {
    const value = offered[name] as object | undefined;
    if (value === undefined) return [name];
    return usedMembers(source, name)
      .filter((member) => !(member in value))
      .map((member) => `${name}.${member}`);
  });

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: import.meta.dirname, exclude: (name) => name.endsWith('.test.ts') }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

describe('the substitute for electron', () => {
  it('exports everything that main imports and uses', () => {
    const main = sources('../main/**/*.ts');
    expect(main.flatMap(importedNames)).toContain('BrowserWindow');
    expect(main.flatMap((source) => missingFrom(source, substitute))).toEqual([]);
  });

  it('provides in the page everything that the preload uses', () => {
    const preload = sources('../preload/*.ts');
    expect(preload.flatMap(importedNames)).toContain('contextBridge');
    expect(preload.flatMap((source) => missingFrom(source, electronInPage))).toEqual([]);
  });

  it('fails the check if a member is missing', () => {
    const source = `
      import { app, desktopCapturer, type Session } from 'electron';
      import type { Tray } from 'electron';
      app.whenReady(); app.showEmojiPanel();
      other.app.nothing();
    `;
    expect(missingFrom(source, substitute)).toEqual(['app.showEmojiPanel', 'desktopCapturer']);
  });
});
