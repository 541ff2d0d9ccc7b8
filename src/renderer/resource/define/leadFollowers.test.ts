import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { entitySource } from '../fields/reference/referenceSource.ts';
import { pathsFrom } from './leadFollowers.ts';

const label = msg`Anything`;
const fields = {
  name: fieldOf.text({ label }),
  cityId: fieldOf.reference({ label, source: entitySource({ entity: 'cities' }) }),
  courierId: fieldOf.reference({
    label,
    source: entitySource({ entity: 'couriers', pathOf: ({ country }, id) => `/${country}/couriers/${id}` }),
  }),
};

it('finds the paths of the records that a record refers to, if they have a page', () => {
  const scope = { country: 'es' };
  const row = { id: '1', name: 'Ana', cityId: 'c1', courierId: 'k1' };
  expect(pathsFrom({ fields }, row, scope)).toEqual({ courierId: '/es/couriers/k1' });
  expect(pathsFrom({ fields }, { id: '1', courierId: null }, scope)).toEqual({ courierId: null });
});
