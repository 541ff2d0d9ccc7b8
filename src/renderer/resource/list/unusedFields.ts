import { textPlaces } from '../kinds/fieldText.ts';
import type { Resource } from '../resource.ts';

/** What every row has, whatever is shown of it. */
const ofEveryRow = ['id', 'createdAt', 'updatedAt'];

/**
 * What a list that shows these columns has no use for. Numbers are always of use: chosen rows are added up, and a sum must
 * not wait for rows that lack them.
 */
export const unusedFields = (
  { fields, alwaysBrought }: Pick<Resource, 'fields' | 'alwaysBrought'>,
  shown: readonly string[],
): string[] => {
  if (!alwaysBrought) return [];
  const looksAt = shown.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const places = textPlaces(field, name).map((place) => place.replace(/\..*/, ''));
    return [name, ...places, field.zeroUnless?.field ?? []].flat();
  });
  const used = new Set([...ofEveryRow, ...alwaysBrought, ...looksAt]);
  return Object.entries(fields).flatMap(([name, { isSummed }]) => (isSummed || used.has(name) ? [] : name));
};
