import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { foldText } from '#shared/text/foldText.ts';
import type { Option, OptionGroup } from '../../ui/OptionList.tsx';
import type { Resource } from '../define/resource.ts';
import type { Field, FilterGroup } from '../fields/fieldType.ts';

export type Filtered = Pick<Resource, 'fields' | 'sections' | 'columns'>;

/** Limit of the "Last used" group; more would repeat the whole menu. */
const maxUsed = 5;

const groupTitles: Readonly<Record<FilterGroup, MessageDescriptor>> = {
  who: msg`Who`,
  when: msg`When`,
  state: msg({ context: 'group of filters', message: 'State' }),
  money: msg`Money`,
  other: msg`Other`,
};
const groupNames = Object.keys(groupTitles) as readonly FilterGroup[];

const groupOf = ({ filterGroup, exportAs, isPersonal, labels, contact }: Field): FilterGroup => {
  if (filterGroup) return filterGroup;
  if (exportAs === 'money' || exportAs === 'cents') return 'money';
  if (isPersonal || contact) return 'who';
  if (exportAs === 'date' || exportAs === 'dateTime') return 'when';
  return labels ? 'state' : 'other';
};

/**
 * Groups the filters, each listed once: recently used, then by topic. In a group, the list's columns are
 * first, then the fields of the form. Omits fields without a group.
 */
export const filterGroups = (
  { fields, sections, columns }: Filtered,
  used: readonly string[],
  i18n: I18n,
): OptionGroup[] => {
  const left = new Set(
    Object.keys(fields).filter((name) => {
      const field = fields[name];
      return field?.filter && field.filterGroup !== null;
    }),
  );
  const common = [...columns, ...sections.flatMap((section) => section.fields), ...Object.keys(fields)];
  const groups = [
    { title: msg`Last used`, names: used.filter((name) => left.has(name)).slice(0, maxUsed) },
    ...groupNames.map((group) => ({
      title: groupTitles[group],
      names: common.filter((name) => fields[name] && groupOf(fields[name]) === group),
    })),
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

/** Index of the first filter in the next or previous group; within a group, Page Up goes to its begin first. */
export const firstOfGroup = (groups: readonly OptionGroup[], chosen: number, step: 1 | -1): number => {
  const starts = groups.map((_group, at) => groups.slice(0, at).flatMap(({ items }) => items).length);
  return step > 0
    ? (starts.find((start) => start > chosen) ?? chosen)
    : (starts.findLast((start) => start < chosen) ?? 0);
};
