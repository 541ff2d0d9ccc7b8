import { textPlaces } from '../kinds/fieldText.ts';
import type { Resource } from '../resource.ts';

/** What every row has, whatever is shown of it. */
const ofEveryRow = ['id', 'createdAt', 'updatedAt'];

/** What a list that shows these columns has no use for. */
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
  return Object.keys(fields).filter((name) => !used.has(name));
};
