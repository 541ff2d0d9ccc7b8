import { beforeAll, expect, it } from 'vitest';
import { readPasted } from '#shared/query/pastedText.ts';
import { listPatterns } from '#shared/screens/screenPatterns.ts';
import { screens } from '../app/screens.ts';
import type { EntityName } from '../data/entityCalls.ts';
import {
  comesBefore,
  countriesInTurn,
  placesElsewhere,
  planQueries,
  type SearchedList,
} from './searchPlan.ts';

const here = { country: 'es', city: 'es1' } as const;
const city = (id: string) => ({ id, name: id, localName: id });
const places = (typed: string) =>
  placesElsewhere(
    countriesInTurn(readPasted(typed), ['es', 'ua'], here.country).map((country) => ({
      country,
      cities: [1, 2, 3].map((number) => city(`${country}${number}`)),
    })),
    here,
  );

let lists: readonly SearchedList[];
beforeAll(async () => {
  lists = await Promise.all(
    (Object.keys(listPatterns) as EntityName[]).map(async (name) => ({
      name,
      resource: await screens[name].resource(),
    })),
  );
  // Loads the declarations of all lists.
}, 60_000);

const planFor = (typed: string) => planQueries(readPasted(typed), places(typed), lists);
const changesOf = <Value>(values: readonly Value[]): readonly Value[] =>
  values.filter((value, index) => value !== values[index - 1]);

it('searches the country of the number first, there the likeliest spelling in all cities, and the likeliest entity first', () => {
  const plan = planFor('00380 50-123-45-67');
  expect(changesOf(plan.map(({ place }) => place.country))).toEqual(['ua', 'es']);
  for (const country of ['ua', 'es'] as const) {
    const asked = plan.filter(({ place }) => place.country === country);
    const spellings = changesOf(asked.map(({ spelling }) => spelling));
    expect(spellings.length).toBeGreaterThan(1);
    expect(spellings).toEqual(spellings.toSorted());
    for (const spelling of spellings) {
      const names = changesOf(asked.filter((one) => one.spelling === spelling).map(({ list }) => list.name));
      expect(names.slice(0, 3)).toEqual(['customers', 'couriers', 'establishments']);
    }
  }
  expect(plan.slice(0, 3).map(({ place }) => place.city?.id)).toEqual(['ua1', 'ua2', 'ua3']);
  const spanish = planFor('ES9121000418450200051332');
  expect(spanish[0]?.place.country).toBe('es');
});

it('sends each query once per list and place, and none for the current city', () => {
  for (const typed of ['00380 50-123-45-67', 'ana@x.example', '#F3553C6B', 'Ana', '0123456789abcdef']) {
    const plan = planFor(typed);
    const asked = plan.map(({ list, place, field, filters }) =>
      JSON.stringify([list.name, place.country, place.city?.id, field, filters]),
    );
    expect(asked.length, typed).toBeGreaterThan(0);
    expect(new Set(asked).size, typed).toBe(asked.length);
    for (const [name, pattern] of Object.entries(listPatterns) as [EntityName, string][]) {
      const own = plan.filter(({ list }) => list.name === name);
      const where = new Set(own.map(({ place }) => place.city?.id ?? place.country));
      if (own.length === 0) continue;
      const wanted = pattern.includes(':city') ? ['es2', 'es3', 'ua1', 'ua2', 'ua3'] : ['ua'];
      expect([...where].toSorted(), `${typed} ${name}`).toEqual(wanted);
    }
  }
});

it('searches only countries that the user may see', () => {
  expect(countriesInTurn(readPasted('+380501234567'), ['es'], 'es')).toEqual(['es']);
});

it('establishments come before companies, and pay lists after all other lists', () => {
  expect(comesBefore('establishments', 'companies')).toBe(true);
  expect(comesBefore('companies', 'establishments')).toBe(false);
  expect(comesBefore('customers', 'companies')).toBe(false);
  expect(comesBefore('companies', 'establishmentPayLists')).toBe(true);
  expect(comesBefore('courierPayLists', 'establishmentPayLists')).toBe(false);
});
