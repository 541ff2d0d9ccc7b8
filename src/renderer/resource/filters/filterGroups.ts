import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { foldText } from '#shared/domain/foldText.ts';
import type { Option, OptionGroup } from '../../ui/OptionList.tsx';
import type { Resource } from '../resource.ts';

export type Filtered = Pick<Resource, 'fields' | 'sections' | 'columns'>;

/** Limit of the "Last used" group; more would repeat the whole menu. */
const maxUsed = 5;

/**
 * Groups the filters, each listed once: recently used, then by form section, then the rest with columns
 * first. Omits fields marked `isFilteredElsewhere`.
 */
export const filterGroups = (
  { fields, sections, columns }: Filtered,
  used: readonly string[],
  i18n: I18n,
): OptionGroup[] => {
  const left = new Set(
    Object.keys(fields).filter((name) => {
      const field = fields[name];
      return field?.filter && !field.isFilteredElsewhere;
    }),
  );
  const groups = [
    { title: msg`Last used`, names: used.filter((name) => left.has(name)).slice(0, maxUsed) },
    ...sections.map(({ title, fields: names }) => ({ title, names })),
    { title: msg`Other`, names: [...columns, ...Object.keys(fields)] },
  ];
  return groups.flatMap(({ title, names }) => {
    // Removes listed names, so that later groups omit them.
    const items = names
      .filter((name) => left.delete(name))
      .map((name) => ({ id: name, label: fields[name] ? i18n._(fields[name].label) : name }));
    return items.length > 0 ? [{ title: i18n._(title), items }] : [];
  });
};

/** Matches labels by the typed text: beginning of the label first, then of a word, then anywhere. */
export const fittingFilters = (groups: readonly OptionGroup[], typed: string): Option[] => {
  const wanted = foldText(typed).trim();
  const rank = ({ label }: Option): number => {
    const at = ` ${foldText(label)}`.indexOf(` ${wanted}`);
    if (at >= 0) return Math.min(at, 1);
    return foldText(label).includes(wanted) ? 2 : 3;
  };
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => rank(item) < 3)
    .sort((one, other) => rank(one) - rank(other));
};
