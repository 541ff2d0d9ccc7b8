import { isUnmistakable, type Pasted, readPasted } from '#shared/query/pastedText.ts';
import { type CountryId, countriesOf } from '#shared/rules/countries.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import { callEntity, type EntityName, type RecordScope, type Row, scopeFor } from '../data/entityCalls.ts';
import { queryClient } from '../data/queryClient.ts';
import { windowBudget } from '../data/windowBudget.ts';
import { citiesOf } from '../marketplace/scopeNames.ts';
import {
  emailPartsFor,
  isSplitName,
  phonesIn,
  queriesFor,
  type RecordQuery,
} from '../resource/define/recordQueries.ts';
import { useConnectivity } from '../stores/mainState.ts';
import { serverKey } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import { collectFound, type FoundRecords } from './foundRecords.ts';
import type { ScreenTable } from './knownItems.ts';
import { orderUnderWay } from './orderUnderWay.ts';
import type { PaletteItem } from './paletteItems.ts';
import { askForRecords, type Hit, itemsOf } from './recordHits.ts';
import {
  countriesInTurn,
  placesElsewhere,
  planQueries,
  type SearchedList,
  type SearchPlace,
  type SearchScope,
} from './searchPlan.ts';

/** Stops the search in other cities at this number of results: the user has to refine the query. */
const maxElsewhere = 60;
/** Delay before searching other cities without local results, so that further typing cancels it. */
const pauseBeforeElsewhereMs = 250;
/** Minimum length: two letters match something in every city. */
const shortestElsewhere = 3;

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
    const result = await windowBudget.runNow('search', () =>
      callEntity<Row[]>(name, 'list', scope, { query }),
    );
    const found = phonesIn(resource, result.ok ? result.data : []);
    if (found.length === 0) samples.delete(key);
    return found;
  };
  const known = samples.get(key) ?? read();
  samples.set(key, known);
  return known;
};

interface Search {
  text: string;
  pasted: readonly Pasted[];
  scope: SearchScope;
  signal: AbortSignal;
  lists: Promise<readonly SearchedList[]>;
  found: ReturnType<typeof collectFound>;
  /** Customers whose orders are read: several spellings of a number find the same customer. */
  withOrder: Set<string>;
}

/** Samples of each searched country, for a phone number. */
const samplesOf = async (
  { pasted }: Search,
  known: readonly SearchedList[],
  places: readonly SearchPlace[],
): Promise<Partial<Record<CountryId, readonly string[]>>> => {
  const customers = known.find(({ name }) => name === 'customers');
  if (!customers || !pasted.some(({ type, isSure }) => type === 'phone' && isSure)) return {};
  const firstCities = Map.groupBy(
    places.filter(({ city }) => city !== null),
    ({ country }) => country,
  );
  const read = [...firstCities].map(async ([country, [first]]) => [
    country,
    await samplePhones(customers, { country, city: first?.city?.id ?? '' }),
  ]);
  return Object.fromEntries(await Promise.all(read));
};

/** Cities to search. A country whose cities fail to load counts as failed. */
const readPlaces = async ({ pasted, scope, found }: Search): Promise<readonly SearchPlace[]> => {
  const { user } = useSessionStore.getState().session;
  const countries = countriesInTurn(pasted, countriesOf(user?.country ?? 'any'), scope.country);
  const read = countries.map(async (country) => {
    try {
      return { country, cities: await queryClient.fetchQuery(citiesOf(country)) };
    } catch {
      found.changeElsewhere({ failed: found.now().elsewhere.failed + 1 });
      return { country, cities: [] };
    }
  });
  return placesElsewhere(await Promise.all(read), scope);
};

/** Limit of found customers whose orders are read: with more, the user is still typing. */
const maxWithOrder = 2;

interface Found {
  list: SearchedList;
  at: RecordScope;
  place: SearchPlace | null;
  hits: readonly Hit[];
}

/** Names the order under way of found customers in their rows, once it is known. */
const addUnderWay = async (
  { signal, found, withOrder }: Search,
  { list, at, hits }: Found,
  items: readonly PaletteItem[],
): Promise<void> => {
  if (list.name !== 'customers' || items.length > maxWithOrder) return;
  for (const item of items) {
    if (withOrder.has(item.id)) continue;
    withOrder.add(item.id);
    const hit = hits.find(({ row }) => item.path?.endsWith(`/${row.id}`));
    const words = hit && (await windowBudget.runNow('search', () => orderUnderWay(at, hit.row.id, signal)));
    if (!words) continue;
    const named = (one: PaletteItem): PaletteItem =>
      one.id === item.id ? { ...one, detail: [words, one.detail].filter(Boolean).join(' · ') } : one;
    found.change({
      groups: found.now().groups.map((group) => ({ ...group, items: group.items.map(named) })),
    });
  }
};

const addFound = (search: Search, { list, at, place, hits }: Found): void => {
  const items = itemsOf(hits, list, at, search.pasted, search.text);
  search.found.add({ list: list.name, place, items });
  void addUnderWay(search, { list, at, place, hits }, items);
};

const searchHere = async (search: Search, list: SearchedList, at: RecordScope): Promise<void> => {
  const { pasted, signal, found } = search;
  const queries = pasted.flatMap((one) => queriesFor(one, list.resource));
  const ask = async (asked: readonly RecordQuery[]): Promise<readonly Hit[]> => {
    const answers = asked.map((query) =>
      windowBudget.runNow('search', () => askForRecords(list, at, query, signal)),
    );
    return (await Promise.all(answers)).flat();
  };
  try {
    const whole = await ask(queries.filter((query) => !isSplitName(query)));
    const others = [
      ...queries.filter(isSplitName),
      ...pasted.flatMap((one) => emailPartsFor(one, list.resource)),
    ];
    const hits = whole.length > 0 ? whole : await ask(others);
    addFound(search, { list, at, place: null, hits });
  } catch {
    found.change({ hasFailed: true });
  }
  found.answered(list.name);
};

const searchElsewhere = async (search: Search): Promise<void> => {
  const { pasted, signal, lists, found } = search;
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const end = (phase: 'done' | 'tooMany' | 'unreachable'): void => {
    stop.abort();
    found.showPending();
    found.changeElsewhere({ phase });
  };
  if (found.now().elsewhere.phase !== 'notAsked') return;
  if (!useConnectivity.getState().isReachable) return end('unreachable');
  found.changeElsewhere({ phase: 'looking' });
  const [known, places] = await Promise.all([lists, readPlaces(search)]);
  const plan = planQueries(pasted, places, known, await samplesOf(search, known, places));
  found.changeElsewhere({ cities: places.filter(({ city }) => city !== null).length });
  const failed = new Set<SearchPlace>();
  let answered = 0;
  let count = 0;
  const askOne = async (planned: (typeof plan)[number]): Promise<void> => {
    const { list, place } = planned;
    const at = scopeFor(list.name, { country: place.country, city: place.city?.id ?? null }) ?? {};
    try {
      const hits = await windowBudget.run('search', () => askForRecords(list, at, planned, either), either);
      if (hits === null || either.aborted) return;
      addFound(search, { list, at, place, hits });
      count += hits.length;
    } catch {
      if (either.aborted) return;
      failed.add(place);
      if (!useConnectivity.getState().isReachable) return end('unreachable');
    }
    answered += 1;
    found.changeElsewhere({ answered: answered / plan.length, failed: failed.size });
    if (count >= maxElsewhere) end('tooMany');
  };
  await Promise.all(plan.map(askOne));
  if (!stop.signal.aborted) end('done');
};

const searchInTurn = async (search: Search): Promise<void> => {
  const { text, pasted, scope, signal, lists, found } = search;
  const here = (await lists).flatMap((list) => {
    const at = scopeFor(list.name, scope);
    return at === null ? [] : [{ list, at }];
  });
  if (signal.aborted) return;
  found.asks(here.map(({ list }) => list.name));
  const searches = here.map(({ list, at }) => searchHere(search, list, at));
  if (isUnmistakable(pasted)) void searchElsewhere(search);
  await Promise.all(searches);
  const { groups, hasFailed, elsewhere } = found.now();
  if (elsewhere.phase !== 'looking') found.showPending();
  const isWorthIt = groups.length === 0 && !hasFailed && text.length >= shortestElsewhere;
  if (isWorthIt) setTimeout(() => signal.aborted || void searchElsewhere(search), pauseBeforeElsewhereMs);
};

/**
 * Searches records: first in all lists of the current scope, then in the other cities and countries that the
 * user can access. Stopping aborts requests in flight and drops queued ones.
 */
export const startRecordSearch = (
  lists: Promise<readonly SearchedList[]>,
  text: string,
  scope: SearchScope,
  onChange: (found: FoundRecords) => void,
) => {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const pasted = readPasted(text);
  const found = collectFound(text, signal, onChange);
  const search: Search = { text, pasted, scope, signal, lists, found, withOrder: new Set() };
  found.change({ missing: pasted.length > 0 ? 1 : 0 });
  if (pasted.length > 0) searchInTurn(search).catch(() => found.change({ missing: 0, hasFailed: true }));
  return { everywhere: () => void searchElsewhere(search), stop: () => giveUp.abort() };
};
