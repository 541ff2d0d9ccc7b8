import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { stampName } from '../../src/main/diagnostics/builtFiles.ts';

/**
 * @typedef {{ folder: string, version: string, commit: string | null, hash: string, files: Record<string, string> }} Maps
 */

/** @param {string} folder @returns {Maps | null} */
const mapsIn = (folder) => {
  const stamp = join(folder, stampName);
  return existsSync(stamp) ? { folder, ...JSON.parse(readFileSync(stamp, 'utf8')) } : null;
};

/**
 * Source maps of all releases in a folder, or of the one that it is.
 * @param {string} folder
 * @returns {Maps[]}
 */
export const findMaps = (folder) => {
  if (!existsSync(folder)) return [];
  const own = mapsIn(folder);
  if (own) return [own];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => mapsIn(join(folder, name))).filter((maps) => maps !== null);
};

/** @type {Map<string, { map: SourceMap, folder: string } | null>} */
const loaded = new Map();

/** A page's log names the file only, main's log its folder too. */
const candidates = (file) => (file.includes('/') ? [file] : [`renderer/assets/${file}`, `main/${file}`]);

/** @param {Maps} maps @param {string} file */
const loadMap = (maps, file) => {
  const key = `${maps.folder} ${file}`;
  if (!loaded.has(key)) {
    const found = candidates(file).find((name) => existsSync(join(maps.folder, `${name}.map`)));
    const text = found && readFileSync(join(maps.folder, `${found}.map`), 'utf8');
    loaded.set(key, text ? { map: new SourceMap(JSON.parse(text)), folder: posix.dirname(found) } : null);
  }
  return loaded.get(key) ?? null;
};

/** Paths in a map are relative to the built file, which lies in `out`. */
const inProject = (folder, source) => posix.join('out', folder, source).replace(/^(?:\.\.\/)+/, '');

/**
 * Place in the sources of a position in a built file; `null`: the maps do not cover it.
 * @param {Maps} maps
 * @param {{ file: string, line: number, column: number }} position counted from 1
 * @returns {{ source: string, line: number, column: number, text: string } | null}
 */
export const locate = (maps, { file, line, column }) => {
  const known = loadMap(maps, file);
  const entry = known?.map.findEntry(line - 1, column - 1);
  if (!known || !entry || !('originalSource' in entry)) return null;
  const { sources, sourcesContent } = known.map.payload;
  const content = sourcesContent?.[sources.indexOf(entry.originalSource)] ?? '';
  return {
    source: inProject(known.folder, entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
    text: content.split('\n')[entry.originalLine]?.trim() ?? '',
  };
};
