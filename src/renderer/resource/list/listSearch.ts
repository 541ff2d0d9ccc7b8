import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { distinctiveWords } from '#shared/text/nameWords.ts';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { type ListFilter, type ListState, withFilter } from '../../data/listState.ts';
import { useUser } from '../../stores/session.ts';
import { isCommandKey, isPlainKey, isTyping, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { phonesIn } from '../define/recordQueries.ts';
import type { Resource } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import type { Field } from '../fields/fieldType.ts';
import { keepHabits, readHabits } from './listHabits.ts';
import { type Recognized, recognizeSearch, type SearchAttempt } from './recognizeSearch.ts';
import type { ChangeListState } from './useListState.ts';

type Searched = Pick<Field, 'filter'> | undefined;

export const searchFilter = (field: Searched, text: string): ListFilter | null => {
  if (text === '') return null;
  const contains = { match: 'text', value: text } as const;
  return field?.filter?.adjust?.(contains) ?? contains;
};

/** Text in the search box for a filter; empty if the filter was set elsewhere. */
export const searchText = (field: Searched, filter: ListFilter | undefined): string =>
  filter && 'value' in filter && sameValue(searchFilter(field, filter.value), filter) ? filter.value : '';

export interface Person {
  id: string;
  name: string;
}

interface Search {
  typed: string;
  /** Tried in turn until something is found. The address shows which one is active. */
  attempts: readonly SearchAttempt[];
  phase: 'trying' | 'found' | 'nowhere';
  isName: boolean;
  /** Label of a search that first looked up a person. */
  label: MessageDescriptor | null;
  people: readonly Person[];
}

const start = { phase: 'trying', isName: true, label: null, people: [] } as const;

const plainSearch = (fields: Resource['fields'], field: string, typed: string): Search => ({
  ...{ ...start, typed },
  attempts: [{ field, filter: searchFilter(fields[field], typed) }],
});

/** Location state of a link that repeats a search in another list. */
export interface SearchState {
  typed: string;
}
const typedIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'typed' in state ? String(state.typed) : '';

/** Limit of persons read; the list is then filtered by one of them. */
const maxLookedAt = 20;

type FoundThrough = Extract<Recognized, { through: object }>;

/** Looks up the persons first, whose records the list then shows. `null`: no person matches. */
const searchThrough = async (
  typed: string,
  { through, type, filters }: FoundThrough,
  scope: RecordScope,
  signal: AbortSignal,
): Promise<Search | null> => {
  const { field = '', label = null } = through.by[type] ?? {};
  for (const filter of filters) {
    const query = { page: 1, size: maxLookedAt, filters: { [field]: filter } };
    const answer = await callEntity<Row[]>(through.entity, 'list', scope, { query, signal });
    if (!answer.ok || answer.data.length === 0) continue;
    const people = answer.data.map((row) => ({ id: row.id, name: personName(row) || shortIdOf(row.id) }));
    const attempts = people.map(({ id }) => ({
      field: through.field,
      filter: { match: 'exact', value: id } as const,
    }));
    return { typed, attempts, phase: 'found', isName: false, label, people };
  }
  return null;
};

const idIn = (filter: ListFilter | null | undefined): string =>
  filter && 'value' in filter ? filter.value : '';

const isAsked = ({ field, filter }: SearchAttempt, { filters }: ListState): boolean =>
  sameValue(filter ?? undefined, filters[field]);

const attemptIn = ({ attempts }: Search, state: ListState): SearchAttempt | undefined =>
  attempts.find((attempt) => isAsked(attempt, state));

const triedFields = ({ attempts, phase }: Search, now: SearchAttempt): readonly string[] => {
  const tried = phase === 'nowhere' ? attempts : attempts.slice(0, attempts.indexOf(now));
  return [...new Set(tried.map(({ field }) => field))];
};

/** The address changes asynchronously, so recent searches must be remembered. */
const maxRemembered = 4;

/**
 * Recent searches of the box, and the one that matches the list's current filters. `asked`: field of the box,
 * `preferred` unless the search has chosen another one.
 */
const useSearches = (state: ListState, change: ChangeListState, preferred: string) => {
  const latest = useRef<readonly Search[]>([]);
  const [searches, setSearches] = useState(latest.current);
  // Filters set elsewhere match none of the searches.
  const current = searches.findLast((one) => attemptIn(one, state)) ?? null;
  const attempt = current && (attemptIn(current, state) ?? null);
  const asked = current?.label ? preferred : (attempt?.field ?? preferred);
  const remember = (search: Search): void => {
    const others = latest.current.filter(({ typed }) => typed !== search.typed);
    latest.current = [...others, search].slice(-maxRemembered);
    setSearches(latest.current);
  };
  /** Applies one attempt and removes the box's previous filters. */
  const ask = (search: Search, turn = 0): void => {
    const next = search.attempts[turn];
    if (!next) return;
    const before = latest.current;
    remember(search);
    change((now) => {
      const own = before.flatMap(({ attempts }) => attempts.filter((one) => isAsked(one, now)));
      const cleared = [asked, ...own.map((one) => one.field)].reduce(
        (narrowed, name) => withFilter(narrowed, name, null),
        now,
      );
      return withFilter(cleared, next.field, next.filter);
    });
  };
  return { current, attempt, asked, remember, ask };
};

export const useListSearch = (state: ListState, change: ChangeListState) => {
  const { resource, scope } = useResource();
  const { entity, fields, searchAlso } = resource;
  const userId = useUser()?.id ?? '';
  const [chosen, setChosen] = useState(() => readHabits(userId, entity).searched);
  const preferred = (chosen !== null && searchAlso.includes(chosen) ? chosen : resource.search) ?? '';
  const { current, attempt, asked, remember, ask } = useSearches(state, change, preferred);
  const typed = current?.typed ?? searchText(fields[asked], state.filters[asked]);
  const looking = useRef<AbortController | null>(null);
  const samples = useRef<readonly string[]>([]);

  const lookThrough = async (text: string, found: FoundThrough): Promise<void> => {
    const giveUp = new AbortController();
    looking.current = giveUp;
    const ofPeople = await searchThrough(text, found, scope, giveUp.signal);
    if (giveUp.signal.aborted) return;
    const label = found.through.by[found.type]?.label ?? null;
    // Without a match, search the text as a plain filter: the list then shows an empty result.
    ask(ofPeople ?? { ...plainSearch(fields, preferred, text), label });
  };
  const search = useStableActions({
    onSearch: (text: string): void => {
      looking.current?.abort();
      const found = recognizeSearch(resource, text, preferred, samples.current);
      if (!found) ask(plainSearch(fields, preferred, text));
      else if ('through' in found) void lookThrough(text, found);
      else ask({ ...start, typed: text, ...found });
    },
    onField: (name: string): void => {
      looking.current?.abort();
      setChosen(name);
      keepHabits(userId, entity, { searched: name });
      // Repeat the current search in the new field.
      if (typed !== '') ask(plainSearch(fields, name, typed));
    },
    onPerson: (id: string): void => {
      const turn = current?.people.findIndex((person) => person.id === id);
      if (current) ask(current, turn);
    },
    /** Tries the next spelling or field after an empty result, if any. */
    onNothing: (): void => {
      if (!current || !attempt || current.phase !== 'trying' || current.attempts.length === 1) return;
      const turn = current.attempts.indexOf(attempt) + 1;
      if (turn < current.attempts.length) ask(current, turn);
      // All attempts failed: return to the first one.
      else ask({ ...current, phase: 'nowhere' });
    },
    /** Ends further attempts after a result, and learns the server's spelling of phone numbers. */
    learnFrom: (rows: readonly Row[]): void => {
      if (rows.length > 0 && current?.phase === 'trying') remember({ ...current, phase: 'found' });
      const learned = phonesIn(resource, rows);
      if (learned.length > 0) samples.current = learned;
    },
  });
  const linked = typedIn(useLocation().state);
  const begin = useEffectEvent((): void => {
    if (linked !== '') search.onSearch(linked);
  });
  useEffect(() => begin(), []);
  return useMemo(() => {
    const isElsewhere = current !== null && (current.label !== null || attempt?.field !== preferred);
    const label = current?.label ?? fields[attempt?.field ?? '']?.label;
    const { people = [], isName = true } = current ?? {};
    const tried = current && attempt ? triedFields(current, attempt) : [];
    return {
      /** Field of the search box: the one that fits the text, otherwise the user's last choice. */
      searched: asked === '' ? null : asked,
      /** Automatically chosen field, all matching persons, and the id of the one whose records are shown. */
      recognized: isElsewhere && label ? { label, people, chosen: idIn(attempt?.filter) } : null,
      typed,
      /** Labels of fields searched without a result. */
      tried: tried.flatMap((name) => fields[name]?.label ?? []),
      /** Words of a multi-word name, offered as separate searches. */
      words: isName ? distinctiveWords(typed) : [],
      /** Field of the active filter. May be a reference to a person found first. */
      narrowed: attempt?.field ?? (asked === '' ? null : asked),
      search,
    };
  }, [asked, preferred, current, attempt, fields, typed, search]);
};

/** Ctrl+F in a list searches all its rows. In the search box it is left to the search in the page. */
const isFind = (event: KeyboardEvent): boolean =>
  isCommandKey(event, 'f') && !event.shiftKey && !isTyping(event.target) && !isInDialog(event.target);

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

/**
 * `/` and Ctrl+F focus the search box. Checks character and key code, so that they work with any keyboard layout.
 */
export const useSearchKey = (isOff: boolean, onSearch: () => void): void =>
  useDocumentKeys((event) => {
    const isSearch = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (isOff || !(isFind(event) || (isSearch && isPlainKey(event)))) return;
    event.preventDefault();
    onSearch();
  });
