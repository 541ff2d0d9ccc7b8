import { readMessage } from './readMessage.mjs';

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
  const unknown = forms.filter((form) => !form.startsWith('=') && !known.includes(form));
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
