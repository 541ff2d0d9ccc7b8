import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../kinds/fieldOf.ts';
import { entitySource } from '../kinds/reference/referenceSource.ts';
import { unusedFields } from './unusedFields.ts';

const label = msg`Name`;
const source = entitySource({ entity: 'couriers' });
const fields = {
  id: fieldOf.shortId({ label }),
  status: fieldOf.text({ label }),
  refund: fieldOf.money({ label, zeroUnless: { field: 'state', values: ['canceled'] } }),
  state: fieldOf.text({ label }),
  ownerId: fieldOf.reference({ label, source, nameField: ['owner.first', 'owner.last'] }),
  owner: fieldOf.text({ label }),
  note: fieldOf.multiline({ label }),
  updatedAt: fieldOf.dateTime({ label }),
};

it('is nothing where rows come whole', () => {
  expect(unusedFields({ fields }, ['id'])).toEqual([]);
});

it('is what no column shows and no row always has, but no number', () => {
  expect(unusedFields({ fields, alwaysBrought: ['status'] }, ['id'])).toEqual([
    'state',
    'ownerId',
    'owner',
    'note',
  ]);
  expect(unusedFields({ fields, alwaysBrought: ['status'] }, ['note'])).not.toContain('note');
});

it('is not where a column finds its name, nor what decides whether it counts', () => {
  expect(unusedFields({ fields, alwaysBrought: [] }, ['ownerId'])).toEqual(['status', 'state', 'note']);
  expect(unusedFields({ fields, alwaysBrought: [] }, ['refund'])).not.toContain('state');
});
