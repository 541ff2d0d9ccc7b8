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
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import type { Resource } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import type { Field } from '../fields/fieldType.ts';
import { keepHabits, readHabits } from './listHabits.ts';
import { type Recognized, recognizeSearch, type SearchAttempt } from './recognizeSearch.ts';
import type { ChangeListState } from './useListState.ts';

type Searched = Pick<Field, 'searchedBy'> | undefined;

export const searchFilter = (field: Searched, text: string): ListFilter | null =>
  text === '' ? null : (field?.searchedBy?.(text) ?? { match: 'text', value: text });

/** Text in the search box for a filter; empty if the filter was set elsewhere. */
export const searchText = (field: Searched, filter: ListFilter | undefined): string =>
  filter && 'value' in filter && sameValue(searchFilter(field, filter.value), filter) ? filter.value : '';

interface Search {
  typed: string;
  /** Tried in turn until something is found. The address shows which one is active. */
  attempts: readonly SearchAttempt[];
  /** `null`: further attempts are possible. */
  end: 'found' | 'nowhere' | null;
  isName: boolean;
  /** Label of a search that first looked up a person. */
  label: MessageDescriptor | null;
  people: readonly Person[];
}

const start = { end: null, isName: true, label: null, people: [] } as const;

export interface Person {
  id: string;
  name: string;
}

export interface ListSearch {
  /**
   * Field of the search box: the one that fits the text, otherwise the user's last choice, otherwise the main
   * field.
   */
  searched: string | null;
  /** Automatically chosen field. */
  recognized: {
    label: MessageDescriptor;
    /** `people`: all matching persons. `chosen`: id of the one whose records are shown. */
    people: readonly Person[];
    chosen: string;
  } | null;
  typed: string;
  /** Labels of fields searched without a result. */
  tried: readonly MessageDescriptor[];
  /** Words of a multi-word name, offered as separate searches. */
  words: readonly string[];
  /** Field of the active filter. May be a reference to a person found first. */
  narrowed: string | null;
  /** Stable functions. */
  search: {
    onSearch: (text: string) => void;
    onField: (name: string) => void;
    onPerson: (id: string) => void;
    /** Called on an empty result: tries the next spelling or field, if any. */
    onNothing: () => void;
    /** Called with a result: ends further attempts and learns the server's spelling of phone numbers. */
    learnFrom: (rows: readonly Row[]) => void;
  };
}

/** Location state of a link that repeats a search in another list. */
export interface SearchState {
  typed: string;
}
const typedIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'typed' in state ? String(state.typed) : '';

/** Limit of persons read; the list is then filtered by one of them. */
const maxLookedAt = 20;

const findThrough = async (
  { through, type, filters }: Extract<Recognized, { through: object }>,
  scope: RecordScope,
  signal: AbortSignal,
): Promise<readonly Row[]> => {
  const field = through.by[type]?.field ?? '';
  for (const filter of filters) {
    const query = { page: 1, size: maxLookedAt, filters: { [field]: filter } };
    const answer = await callEntity<Row[]>(through.entity, 'list', scope, { query, signal });
    if (answer.ok && answer.data.length > 0) return answer.data;
  }
  return [];
};

const idIn = (filter: ListFilter | null | undefined): string =>
  filter && 'value' in filter ? filter.value : '';

const isAsked = ({ field, filter }: SearchAttempt, { filters }: ListState): boolean =>
  sameValue(filter ?? undefined, filters[field]);

const attemptIn = ({ attempts }: Search, state: ListState): SearchAttempt | undefined =>
  attempts.find((attempt) => isAsked(attempt, state));

const triedFields = ({ attempts, end }: Search, now: SearchAttempt): readonly string[] => {
  const tried = end === 'nowhere' ? attempts : attempts.slice(0, attempts.indexOf(now));
  return [...new Set(tried.map(({ field }) => field))];
};

/** The address changes asynchronously, so recent searches must be remembered. */
const maxRemembered = 4;

/** Recent searches of the box, and the one that matches the list's current filters. */
const useSearches = (state: ListState, change: ChangeListState) => {
  const latest = useRef<readonly Search[]>([]);
  const [searches, setSearches] = useState(latest.current);
  // Filters set elsewhere match none of the searches.
  const current = searches.findLast((one) => attemptIn(one, state)) ?? null;
  const attempt = current && (attemptIn(current, state) ?? null);
  const remember = (search: Search): void => {
    const others = latest.current.filter(({ typed }) => typed !== search.typed);
    latest.current = [...others, search].slice(-maxRemembered);
    setSearches(latest.current);
  };
  /** Applies one attempt and removes the box's previous filters. */
  const ask = (search: Search, { field, filter }: SearchAttempt, boxField: string): void => {
    const before = latest.current;
    remember(search);
    change((now) => {
      const own = before.flatMap(({ attempts }) => attempts.filter((one) => isAsked(one, now)));
      const cleared = [boxField, ...own.map((one) => one.field)].reduce(
        (narrowed, name) => withFilter(narrowed, name, null),
        now,
      );
      return withFilter(cleared, field, filter);
    });
  };
  return { current, attempt, remember, ask };
};

const enoughPhones = 5;

const phonesIn = ({ fields }: Pick<Resource, 'fields'>, rows: readonly Row[]): string[] => {
  const phones = Object.keys(fields).filter((name) => fields[name]?.contact === 'phone');
  const found: string[] = [];
  for (const row of phones.length > 0 ? rows : []) {
    for (const name of phones) if (typeof row[name] === 'string' && row[name] !== '') found.push(row[name]);
    // Stop early: a page may have a thousand rows and is scanned on every update.
    if (found.length >= enoughPhones) break;
  }
  return found;
};

export const useListSearch = (state: ListState, change: ChangeListState): ListSearch => {
  const { resource, scope } = useResource();
  const { entity, fields, search: mainField, searchAlso } = resource;
  const userId = useUser()?.id ?? '';
  const [chosen, setChosen] = useState(() => readHabits(userId, entity).searched);
  const { current, attempt, remember, ask: askFor } = useSearches(state, change);
  const looking = useRef<AbortController | null>(null);
  const samples = useRef<readonly string[]>([]);
  const ofPerson = chosen !== null && searchAlso.includes(chosen) ? chosen : mainField;
  const asked = (current?.label ? ofPerson : (attempt?.field ?? ofPerson)) ?? '';

  const ask = (search: Search, turn = 0): void => {
    const next = search.attempts[turn];
    if (next) askFor(search, next, asked);
  };
  const plain = (name: string, text: string): Search => {
    const attempts = [{ field: name, filter: searchFilter(fields[name], text) }];
    return { ...start, typed: text, attempts };
  };
  const lookThrough = async (
    text: string,
    found: Extract<Recognized, { through: object }>,
  ): Promise<void> => {
    const giveUp = new AbortController();
    looking.current = giveUp;
    const [first, ...others] = await findThrough(found, scope, giveUp.signal);
    if (giveUp.signal.aborted) return;
    const { through, type } = found;
    const label = through.by[type]?.label ?? null;
    // Without a match, search the text as a plain filter: the list then shows an empty result.
    if (!first) return ask({ ...plain(ofPerson ?? '', text), label });
    const people = [first, ...others].map((row) => ({
      id: row.id,
      name: personName(row) || shortIdOf(row.id),
    }));
    const attempts = people.map(({ id }) => ({
      field: through.field,
      filter: { match: 'exact', value: id } as const,
    }));
    ask({ typed: text, attempts, end: 'found', isName: false, label, people });
  };
  const search = useStableActions<ListSearch['search']>({
    onSearch: (text) => {
      looking.current?.abort();
      const found = recognizeSearch(resource, text, ofPerson ?? '', samples.current);
      if (!found) return ask(plain(ofPerson ?? '', text));
      if ('through' in found) return void lookThrough(text, found);
      ask({ ...start, typed: text, ...found });
    },
    onField: (name) => {
      looking.current?.abort();
      setChosen(name);
      keepHabits(userId, entity, { searched: name });
      const text = current?.typed ?? searchText(fields[asked], state.filters[asked]);
      // Repeat the current search in the new field.
      if (text !== '') ask(plain(name, text));
    },
    onPerson: (id) => {
      if (current)
        ask(
          current,
          current.people.findIndex((person) => person.id === id),
        );
    },
    onNothing: () => {
      if (!current || !attempt || current.end || current.attempts.length === 1) return;
      const turn = current.attempts.indexOf(attempt) + 1;
      if (turn < current.attempts.length) ask(current, turn);
      // All attempts failed: return to the first one.
      else ask({ ...current, end: 'nowhere' });
    },
    learnFrom: (rows) => {
      if (rows.length > 0 && current && !current.end) remember({ ...current, end: 'found' });
      const learned = phonesIn(resource, rows);
      if (learned.length > 0) samples.current = learned;
    },
  });
  const { state: searchState } = useLocation();
  const begin = useEffectEvent((): void => {
    const text = typedIn(searchState);
    if (text !== '') search.onSearch(text);
  });
  useEffect(() => begin(), []);
  const isElsewhere = current !== null && (current.label !== null || attempt?.field !== ofPerson);
  const label = current?.label ?? fields[attempt?.field ?? '']?.label;
  const typed = current?.typed ?? searchText(fields[asked], state.filters[asked]);
  return useMemo(
    () => ({
      searched: asked === '' ? null : asked,
      recognized:
        isElsewhere && label ? { label, people: current.people, chosen: idIn(attempt?.filter) } : null,
      typed,
      tried:
        current && attempt ? triedFields(current, attempt).flatMap((name) => fields[name]?.label ?? []) : [],
      words: current?.isName === false ? [] : distinctiveWords(typed),
      narrowed: attempt?.field ?? (asked === '' ? null : asked),
      search,
    }),
    [asked, isElsewhere, label, current, attempt, fields, typed, search],
  );
};

/** `/` focuses the search box. Checks character and key code, so that it works with any keyboard layout. */
export const useSearchKey = (isOff: boolean, onSearch: () => void): void =>
  useDocumentKeys((event) => {
    const isSearch = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (isOff || !isSearch || !isPlainKey(event)) return;
    event.preventDefault();
    onSearch();
  });
