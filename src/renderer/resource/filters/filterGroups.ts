import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { foldText } from '#shared/domain/foldText.ts';
import type { Option, OptionGroup } from '../../ui/OptionList.tsx';
import type { Resource } from '../resource.ts';

/** What the menu of filters looks at. */
export type Filtered = Pick<Resource, 'fields' | 'sections' | 'columns'>;

/** A longer row of used ones would only be the menu once more. */
const maxUsed = 5;

/**
 * What a list can be narrowed by, each once: what this person used last, then as the form has it, then what no form shows: columns before the rest.
 * A field that another one stands for (the name of a record that is chosen by its reference) is not offered.
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
    // What is taken by one group is gone for the next ones.
    const items = names
      .filter((name) => left.delete(name))
      .map((name) => ({ id: name, label: fields[name] ? i18n._(fields[name].label) : name }));
    return items.length > 0 ? [{ title: i18n._(title), items }] : [];
  });
};

/** Those whose labels have the typed text in them: first where a label begins with it, then where a word does. */
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
