import { createCompiledCatalog } from '@lingui/cli/api';

const choiceTypes = ['plural', 'selectordinal', 'select'];

/** Placeholders, tags and choices of Lingui's compiled form of a message. */
const collect = (tokens, parts) => {
  for (const token of tokens) {
    if (typeof token === 'string') {
      parts.tags.push(...(token.match(/<\/?\w+\/?>/g) ?? []));
      continue;
    }
    const [name, type, forms] = token;
    parts.names.add(name);
    if (!choiceTypes.includes(type)) continue;
    const { offset: _offset, ...cases } = forms;
    parts.choices.push({ name, type, forms: Object.keys(cases) });
    for (const form of Object.values(cases)) collect(form, parts);
  }
  return parts;
};

const readMessage = (text) => {
  const { source, errors } = createCompiledCatalog('', { text }, { namespace: 'json', strict: true });
  if (errors.length > 0) throw new SyntaxError(errors[0].error.message.split('\n')[0]);
  return collect(JSON.parse(source).messages.text, { names: new Set(), tags: [], choices: [] });
};

/** The Spanish form for millions reads like "other", so a translation may omit it. */
const optionalForms = { es: ['many'] };

const language = (locale) => locale.split('_')[0];

const pluralForms = (locale) => new Intl.PluralRules(language(locale)).resolvedOptions().pluralCategories;

const missingFrom = (wanted, found) => wanted.filter((item) => !found.includes(item));

const list = (items) => [...new Set(items)].sort().join(', ');

const comparePlural = (locale, { name, forms }) => {
  const known = pluralForms(locale);
  const needed = missingFrom(known, optionalForms[language(locale)] ?? []);
  const missing = missingFrom(needed, forms);
  const unknown = forms.filter((form) => !/^\d/.test(form) && !known.includes(form));
  return [
    ...(missing.length ? [`plural of {${name}} lacks ${list(missing)}`] : []),
    ...(unknown.length ? [`plural of {${name}} has ${list(unknown)}, which ${locale} does not know`] : []),
  ];
};

const compareChoices = (locale, source, translation) =>
  translation.choices.flatMap((choice) => {
    if (choice.type === 'plural') return comparePlural(locale, choice);
    if (choice.type === 'selectordinal') return [];
    const wanted = source.choices.find(({ name }) => name === choice.name)?.forms ?? [];
    const missing = missingFrom(wanted, choice.forms);
    return missing.length ? [`choice of {${choice.name}} lacks ${list(missing)}`] : [];
  });

/** A plural may repeat a tag in each of its forms, so tags are compared as sets. */
const compareSets = (what, wanted, found) => {
  const missing = missingFrom(wanted, found);
  const added = missingFrom(found, wanted);
  return [
    ...(missing.length ? [`${what} missing: ${list(missing)}`] : []),
    ...(added.length ? [`${what} not in the source: ${list(added)}`] : []),
  ];
};

/**
 * Problems of a translation, as sentences; empty if it is correct.
 * @param {string} locale
 * @param {string} sourceText
 * @param {string} translatedText
 * @returns {string[]}
 */
export const compareMessage = (locale, sourceText, translatedText) => {
  try {
    const source = readMessage(sourceText);
    const translation = readMessage(translatedText);
    const keys = (choices) => choices.map(({ name, type }) => `${name} (${type})`);
    return [
      ...compareSets('placeholders', [...source.names], [...translation.names]),
      ...compareSets('tags', source.tags, translation.tags),
      ...compareSets('choices', keys(source.choices), keys(translation.choices)),
      ...compareChoices(locale, source, translation),
    ];
  } catch (error) {
    if (error instanceof SyntaxError) return [`cannot be read: ${error.message}`];
    throw error;
  }
};

/**
 * Problems of one locale's catalog. An entry with an explicit id has its source text in the source locale's
 * catalog.
 * @param {string} locale
 * @param {Record<string, { message?: string, translation?: string }>} catalog
 * @param {Record<string, { translation?: string }>} source the catalog of the source locale
 * @returns {string[]}
 */
export const catalogProblems = (locale, catalog, source) =>
  Object.entries(catalog).flatMap(([id, { message = id, translation }]) => {
    const name = JSON.stringify(message.length > 60 ? `${message.slice(0, 60)}…` : message);
    if (!translation) return [`no translation: ${name}`];
    const problems = compareMessage(locale, source[id]?.translation || message, translation);
    return problems.map((problem) => `${name}: ${problem}`);
  });
