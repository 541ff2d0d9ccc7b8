import type { I18n } from '@lingui/core';
import { cityField } from '#shared/rules/allCities.ts';
import { foldText } from '#shared/text/foldText.ts';
import type { Resource } from '../define/resource.ts';

/** Compares titles and words regardless of case, accents, spaces, and the star of required columns. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[\s_*:]+/g, ' ')
    .trim();

/** Fields that a column can fill: the id, the city in a list of all cities, and those of the form. */
export const columnFields = ({
  fields,
  bodyFields,
}: Pick<Resource, 'fields' | 'bodyFields'>): readonly string[] => [
  ...['id', cityField].filter((name) => name in fields && !bodyFields.includes(name)),
  ...bodyFields.filter((name) => fields[name]?.input && fields[name].fromCell !== null),
];

/** Field of each column by its title in any language, or by the field's name. Each field is used once. */
export const matchColumns = (
  titles: readonly string[],
  resource: Pick<Resource, 'fields' | 'bodyFields'>,
  languages: readonly I18n[],
): (string | null)[] => {
  const left = new Map(
    columnFields(resource).map((name) => {
      const { label, labelInList = label } = resource.fields[name] ?? {};
      const words = [label, labelInList].flatMap((title) =>
        title ? languages.map((language) => language._(title)) : [],
      );
      return [name, new Set([name, ...words].map(foldWords))];
    }),
  );
  return titles.map((title) => {
    const wanted = foldWords(title);
    const found = [...left].find(([, words]) => wanted !== '' && words.has(wanted))?.[0] ?? null;
    if (found !== null) left.delete(found);
    return found;
  });
};
