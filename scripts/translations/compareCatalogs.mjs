import { compareMessage } from './compareMessage.mjs';

/** @typedef {import('./parsePo.mjs').PoEntry} PoEntry */

const quote = (key) => JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);

const differencesOfKeys = (committed, extracted) => {
  const committedKeys = new Set(committed.map(({ key }) => key));
  const extractedKeys = new Set(extracted.map(({ key }) => key));
  return [
    ...[...extractedKeys]
      .filter((key) => !committedKeys.has(key))
      .map((key) => `not extracted: ${quote(key)}`),
    ...[...committedKeys]
      .filter((key) => !extractedKeys.has(key))
      .map((key) => `obsolete, no longer in the sources: ${quote(key)}`),
  ];
};

const firstOutOfOrder = (committed, extracted) => {
  const order = extracted.map(({ key }) => key);
  const index = committed.findIndex(({ key }, position) => key !== order[position]);
  return index < 0 ? [] : [`not sorted as the extraction sorts: ${quote(committed[index].key)}`];
};

/** An entry with an explicit id has its source text in the source locale's catalog. */
const problemsOfEntry = (locale, entry, sourceText) => {
  if (entry.translation === '') return [`no translation: ${quote(entry.key)}`];
  return compareMessage(locale, sourceText, entry.translation).map(
    (problem) => `${quote(entry.key)}: ${problem}`,
  );
};

/**
 * Problems of one locale's catalog.
 * @param {{ locale: string, committed: PoEntry[], extracted: PoEntry[], source: PoEntry[] }} catalogs
 *   `extracted`: messages in the sources; `source`: the source locale's catalog
 * @returns {string[]}
 */
export const compareCatalogs = ({ locale, committed, extracted, source }) => {
  const current = committed.filter(({ isObsolete }) => !isObsolete);
  const sourceTexts = new Map(source.map(({ key, translation }) => [key, translation]));
  const differences = [
    ...committed
      .filter(({ isObsolete }) => isObsolete)
      .map(({ key }) => `obsolete entry kept: ${quote(key)}`),
    ...differencesOfKeys(current, extracted),
  ];
  return [
    ...differences,
    ...(differences.length ? [] : firstOutOfOrder(current, extracted)),
    ...current.flatMap((entry) => problemsOfEntry(locale, entry, sourceTexts.get(entry.key) || entry.source)),
  ];
};
