import type { RowChange } from '../../data/saveRecord.ts';
import type { Resource } from '../define/resource.ts';
import { seenText, valueText } from '../fields/fieldText.ts';
import type { TextContext } from '../fields/fieldType.ts';

/** Fields that longer texts than a toast would need. */
const maxFields = 3;

/** Fields of a bulk edit with their new value: `Status: Inactive`. Empty if the records get different values. */
export const changedText = (
  { fields }: Pick<Resource, 'fields'>,
  changes: readonly RowChange[],
  context: TextContext,
): string => {
  const [first, ...others] = changes.map(({ values }) => JSON.stringify(values));
  const names = Object.keys(changes[0]?.values ?? {});
  if (others.some((other) => other !== first) || names.length > maxFields) return '';
  const texts = names.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const label = context.i18n._(field.label);
    // Names of other records would have to be read.
    if (field.source) return [label];
    const value = valueText(field, changes[0]?.values[name], context);
    return [`${label}: ${seenText(field, value, context.isPrivate === true) || '–'}`];
  });
  return texts.join(' · ');
};
