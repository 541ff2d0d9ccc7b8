import { msg } from '@lingui/core/macro';
import { cityField } from '#shared/rules/allCities.ts';
import type { CityName } from '../../stores/page.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { defineFieldType, type FilterProps } from '../fields/fieldType.ts';
import type { Resource } from './resource.ts';

interface OwnCity {
  cities: readonly CityName[];
}

const ofCity = defineFieldType<OwnCity>(({ cities }) => {
  const names = new Map(cities.map(({ id, name }) => [id, name]));
  return {
    text: (id) => names.get(String(id)) ?? String(id),
    // The server cannot sort across cities, because each city is a separate request.
    sortedBy: null,
    exportAs: 'text',
    labels: () => Object.fromEntries(names),
    filter: {
      matches: ['in', 'exact'],
      editor: lazyComponent<FilterProps, { choices: readonly { value: string; label: string }[] }>(
        async () => (await import('../fields/inputs.ts')).SeveralOfFilter,
        { choices: cities.map(({ id, name }) => ({ value: id, label: name })) },
      ),
    },
    input: null,
  };
});

/** Room of the column of cities, which optional columns need in addition. */
const cityRoom = 100;

const besideCities = (fields: Resource['fields']): Resource['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.fromWidth ? { ...field, fromWidth: field.fromWidth + cityRoom } : field,
    ]),
  );

export const withCityColumn = (resource: Resource, cities: readonly CityName[]): Resource => {
  const { columns, pinned } = resource;
  const first = columns.filter((name) => pinned.includes(name));
  return {
    ...resource,
    fields: {
      [cityField]: ofCity({ label: msg`City`, readOnly: true, cities }),
      ...besideCities(resource.fields),
    },
    columns: [...first, cityField, ...columns.filter((name) => !pinned.includes(name))],
  };
};
