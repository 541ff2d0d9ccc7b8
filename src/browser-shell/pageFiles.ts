import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const here = import.meta.dirname;
const served = new Set([
  'cloneCodec.ts',
  'page/askPermission.ts',
  'page/contextBridge.ts',
  'page/electronInPage.ts',
  'page/messageBoxes.ts',
  'page/watchPage.ts',
]);

/** Makes the browser load all of them in parallel, not one import after the other. */
export const pageFileHints = [...served]
  .map((name) => `<link rel="modulepreload" href="__shell/${name}">`)
  .join('');

const stripped = new Map<string, string>();

/** A script of the shell, stripped to JavaScript and cached for all windows. */
export const pageFile = (name: string): string | null => {
  if (!served.has(name)) return null;
  const script = stripped.get(name) ?? stripTypeScriptTypes(readFileSync(join(here, name), 'utf8'));
  stripped.set(name, script);
  return script;
};

/** Wraps the preload bundle as a module, because the page's policy forbids evaluating text. */
export const preloadModule = (preloadFile: string): string =>
  [
    "import { runPreload } from './page/electronInPage.ts';",
    'runPreload((require, module, exports) => {',
    readFileSync(preloadFile, 'utf8').replace(/^"use strict";/, ''),
    '});',
  ].join('\n');
