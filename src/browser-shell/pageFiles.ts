import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const here = import.meta.dirname;
/** The sources that run in the page; nothing else of this folder is served. */
const served = new Set([
  'cloneCodec.ts',
  'page/askPermission.ts',
  'page/contextBridge.ts',
  'page/electronInPage.ts',
  'page/messageBoxes.ts',
  'page/watchPage.ts',
]);

/** Has the browser ask for all of them at once, not for each when it has read the one before. */
export const pageFileHints = [...served]
  .map((name) => `<link rel="modulepreload" href="__shell/${name}">`)
  .join('');

const stripped = new Map<string, string>();

/** One of the shell's own scripts as JavaScript, or null. Every window asks for all of them. */
export const pageFile = (name: string): string | null => {
  if (!served.has(name)) return null;
  const script = stripped.get(name) ?? stripTypeScriptTypes(readFileSync(join(here, name), 'utf8'));
  stripped.set(name, script);
  return script;
};

/**
 * The preload bundle as a module of the page: the page's policy forbids evaluating text, so the bundle is
 * wrapped here and arrives as a script like any other.
 */
export const preloadModule = (preloadFile: string): string =>
  [
    "import { runPreload } from './page/electronInPage.ts';",
    'runPreload((require, module, exports) => {',
    readFileSync(preloadFile, 'utf8').replace(/^"use strict";/, ''),
    '});',
  ].join('\n');
