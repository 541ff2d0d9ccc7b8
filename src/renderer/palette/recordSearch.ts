import { isUnmistakable, readPasted } from '#shared/query/pastedText.ts';
import { createRequestQueue } from '#shared/query/requestQueue.ts';
import { type CountryId, countriesOf } from '#shared/rules/countries.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import { callEntity, type EntityName, type RecordScope, type Row, scopeFor } from '../data/entityCalls.ts';
import { queryClient } from '../data/queryClient.ts';
import { citiesOf } from '../marketplace/scopeNames.ts';
import { isSplitName, queriesFor, type RecordQuery } from '../resource/define/recordQueries.ts';
import { useConnectivity } from '../stores/mainState.ts';
import { serverKey } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import type { ScreenTable } from './knownItems.ts';
import type { PaletteItem } from './paletteItems.ts';
import { askForRecords, type Hit, itemsOf } from './recordHits.ts';
import {
  countriesInTurn,
  isWrittenByCustomers,
  placesElsewhere,
  planQueries,
  type SearchedList,
  type SearchPlace,
  type SearchScope,
} from './searchPlan.ts';

/** Stops the search in other cities at this number of results: the user has to refine the query. */
const maxElsewhere = 60;
const maxAtATime = 6;
/** Delay before searching other cities without local results, so that further typing cancels it. */
const pauseBeforeElsewhereMs = 250;
/** Minimum length: two letters match something in every city. */
const shortestElsewhere = 3;

/** Shared by all searches of the window, because aborted requests in flight still count. */
const queue = createRequestQueue(maxAtATime);

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

export const loadLists = (table: ScreenTable): Promise<readonly SearchedList[]> =>
  Promise.all(
    (Object.keys(listPatterns) as EntityName[]).map(async (name) => ({
      name,
      resource: await table[name].resource(),
    })),
  );

/** Sample phone numbers per country: their spelling determines how to query for others. */
const sampleSize = 5;
const samples = new Map<string, Promise<readonly string[]>>();

const samplePhones = (
  { name, resource }: SearchedList,
  scope: SearchScope & { city: string },
): Promise<readonly string[]> => {
  const key = `${serverKey()} ${scope.country}`;
  const read = async (): Promise<readonly string[]> => {
    const query = { page: 1, size: sampleSize };
    const result = await queue.now(() => callEntity<Row[]>(name, 'list', scope, { query }));
    const phones = Object.keys(resource.fields).filter(
      (field) => resource.fields[field]?.contact === 'phone',
    );
    const known = (result.ok ? result.data : []).flatMap((row) => phones.map((field) => row[field]));
    const found = known.filter((value) => typeof value === 'string' && value !== '') as string[];
    if (found.length === 0) samples.delete(key);
    return found;
  };
  const known = samples.get(key) ?? read();
  samples.set(key, known);
  return known;
};

interface SearchOptions {
  table: ScreenTable;
  text: string;
  scope: SearchScope;
  onChange: (found: FoundRecords) => void;
}

/**
 * Searches records: first in all lists of the current scope, then in the other cities and countries that the
 * user can access. Stopping aborts requests in flight and drops queued ones.
 */
export const startRecordSearch = ({ table, text, scope, onChange }: SearchOptions) => {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const pasted = readPasted(text);
  const { user } = useSessionStore.getState().session;
  let found: FoundRecords = { ...nothingFound, text };
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
  /** Groups held back until the customers have answered, which are shown first. */
  let pending: readonly FoundGroup[] | null = [];
  const showPending = (): void => {
    const groups = pending ?? [];
    pending = null;
    for (const group of groups) show(group);
  };
  const add = (group: FoundGroup): void => {
    if (pending && isWrittenByCustomers(group.list)) pending = [...pending, group];
    else show(group);
    if (group.list === 'customers' && group.items.length > 0) showPending();
  };
  const endElsewhere = (phase: 'done' | 'tooMany' | 'unreachable'): void => {
    showPending();
    changeElsewhere({ phase });
  };

  const lists = loadLists(table);

  const searchHere = async (list: SearchedList, at: RecordScope): Promise<void> => {
    const queries = pasted.flatMap((one) => queriesFor(one, list.resource));
    const ask = async (asked: readonly RecordQuery[]): Promise<readonly Hit[]> => {
      const answers = asked.map((query) => queue.now(() => askForRecords(list, at, query, signal)));
      return (await Promise.all(answers)).flat();
    };
    try {
      const whole = await ask(queries.filter((query) => !isSplitName(query)));
      const hits = whole.length > 0 ? whole : await ask(queries.filter(isSplitName));
      add({ list: list.name, place: null, items: itemsOf(hits, list, at, pasted, text) });
    } catch {
      change({ hasFailed: true });
    }
    change({ missing: found.missing - 1 });
  };

  const samplesOf = async (
    known: readonly SearchedList[],
    places: readonly SearchPlace[],
  ): Promise<Partial<Record<CountryId, readonly string[]>>> => {
    const customers = known.find(({ name }) => name === 'customers');
    if (!customers || !pasted.some(({ type, isSure }) => type === 'phone' && isSure)) return {};
    const firstCities = places.filter(
      ({ country, city }, index) =>
        city !== null && places.findIndex((other) => other.country === country && other.city) === index,
    );
    const read = firstCities.map(async ({ country, city }) => [
      country,
      await samplePhones(customers, { country, city: city?.id ?? '' }),
    ]);
    return Object.fromEntries(await Promise.all(read));
  };

  /** Cities to search. A country whose cities fail to load counts as failed. */
  const readPlaces = async (): Promise<readonly SearchPlace[]> => {
    const countries = countriesInTurn(pasted, countriesOf(user?.country ?? 'any'), scope.country);
    const read = countries.map(async (country) => {
      try {
        return { country, cities: await queryClient.fetchQuery(citiesOf(country)) };
      } catch {
        changeElsewhere({ failed: found.elsewhere.failed + 1 });
        return { country, cities: [] };
      }
    });
    return placesElsewhere(await Promise.all(read), scope);
  };

  const searchElsewhere = async (): Promise<void> => {
    if (found.elsewhere.phase !== 'notAsked') return;
    if (!useConnectivity.getState().isReachable) return endElsewhere('unreachable');
    changeElsewhere({ phase: 'looking' });
    const [known, places] = await Promise.all([lists, readPlaces()]);
    const plan = planQueries(pasted, places, known, await samplesOf(known, places));
    const cities = places.filter(({ city }) => city !== null).length;
    changeElsewhere({ cities });
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const failed = new Set<SearchPlace>();
    let answered = 0;
    let count = 0;
    const end = (phase: 'tooMany' | 'unreachable'): void => {
      stop.abort();
      endElsewhere(phase);
    };
    const askOne = async (planned: (typeof plan)[number]): Promise<void> => {
      const { list, place } = planned;
      const at = scopeFor(list.name, { country: place.country, city: place.city?.id ?? null }) ?? {};
      try {
        const hits = await queue.inTurn(() => askForRecords(list, at, planned, either), either);
        if (hits === null || either.aborted) return;
        add({ list: list.name, place, items: itemsOf(hits, list, at, pasted, text) });
        count += hits.length;
      } catch {
        if (either.aborted) return;
        failed.add(place);
        if (!useConnectivity.getState().isReachable) return end('unreachable');
      }
      answered += 1;
      changeElsewhere({ answered: answered / plan.length, failed: failed.size });
      if (count >= maxElsewhere) end('tooMany');
    };
    await Promise.all(plan.map(askOne));
    if (!stop.signal.aborted) endElsewhere('done');
  };

  const run = async (): Promise<void> => {
    const here = (await lists).flatMap((list) => {
      const at = scopeFor(list.name, scope);
      return at === null ? [] : [{ list, at }];
    });
    if (signal.aborted) return;
    change({ missing: here.length });
    const searches = here.map(({ list, at }) => searchHere(list, at));
    if (isUnmistakable(pasted)) void searchElsewhere();
    await Promise.all(searches);
    if (found.elsewhere.phase !== 'looking') showPending();
    const isWorthIt = found.groups.length === 0 && !found.hasFailed && text.length >= shortestElsewhere;
    if (isWorthIt) setTimeout(() => signal.aborted || void searchElsewhere(), pauseBeforeElsewhereMs);
  };

  if (pasted.length > 0) {
    found = { ...found, missing: 1 };
    run().catch(() => change({ missing: 0, hasFailed: true }));
  }
  onChange(found);
  return { everywhere: () => void searchElsewhere(), stop: () => giveUp.abort() };
};
