import type { EntityName } from '../data/entityCalls.ts';
import type { PaletteItem } from './paletteItems.ts';
import { comesBefore, isWrittenByCustomers, type SearchPlace } from './searchPlan.ts';

export interface FoundGroup {
  list: EntityName;
  /** `null`: the current scope. */
  place: SearchPlace | null;
  items: readonly PaletteItem[];
}

export interface FoundRecords {
  text: string;
  /** Groups in order of arrival. */
  groups: readonly FoundGroup[];
  /** Number of lists in the current scope without a response. */
  missing: number;
  hasFailed: boolean;
  elsewhere: {
    phase: 'notAsked' | 'looking' | 'done' | 'tooMany' | 'unreachable';
    cities: number;
    /** Share of answered queries, 0 to 1. */
    answered: number;
    /** Number of cities and countries that failed. */
    failed: number;
  };
}

export const nothingFound: FoundRecords = {
  text: '',
  groups: [],
  missing: 0,
  hasFailed: false,
  elsewhere: { phase: 'notAsked', cities: 0, answered: 0, failed: 0 },
};

/** Collects the groups of a search. Requests of customers are held back until the customers have answered. */
export const collectFound = (text: string, signal: AbortSignal, onChange: (found: FoundRecords) => void) => {
  let found: FoundRecords = { ...nothingFound, text };
  let pending: readonly FoundGroup[] | null = [];
  const change = (changes: Partial<FoundRecords>): void => {
    if (signal.aborted) return;
    found = { ...found, ...changes };
    onChange(found);
  };
  const changeElsewhere = (changes: Partial<FoundRecords['elsewhere']>): void =>
    change({ elsewhere: { ...found.elsewhere, ...changes } });
  const show = (group: FoundGroup): void => {
    const known = new Set(found.groups.flatMap(({ items }) => items.map(({ id }) => id)));
    const items = group.items.filter(({ id }) => !known.has(id));
    if (items.length > 0) change({ groups: [...found.groups, { ...group, items }] });
  };
  const showPending = (): void => {
    const groups = pending ?? [];
    pending = null;
    for (const group of groups) show(group);
  };
  /** Lists of the current scope that have not answered. */
  const asked = new Set<EntityName>();
  /** Groups of the current scope that come after lists which have not answered. */
  let following: readonly FoundGroup[] = [];
  const mustWait = ({ list, place }: FoundGroup): boolean =>
    place === null && [...asked].some((other) => other !== list && comesBefore(other, list));
  const asks = (lists: readonly EntityName[]): void => {
    for (const list of lists) asked.add(list);
    change({ missing: asked.size });
  };
  const answered = (list: EntityName): void => {
    asked.delete(list);
    const ready = following.filter((group) => !mustWait(group));
    following = following.filter(mustWait);
    for (const group of ready) show(group);
    change({ missing: asked.size });
  };
  const add = (group: FoundGroup): void => {
    if (pending && isWrittenByCustomers(group.list)) pending = [...pending, group];
    else if (mustWait(group)) following = [...following, group];
    else show(group);
    if (group.list === 'customers' && group.items.length > 0) showPending();
  };
  return { now: () => found, change, changeElsewhere, asks, answered, add, showPending };
};
