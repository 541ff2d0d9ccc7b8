import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { editableFields, shownFields } from './formFields.ts';

const label = msg`Field`;
const fields = {
  name: fieldOf.text({ label }),
  rating: fieldOf.decimal({ label, readOnly: true }),
  shop: fieldOf.text({ label, only: 'create' }),
  answer: fieldOf.text({ label, only: 'edit' }),
};
const names = [...Object.keys(fields), 'unknown'];

it('has inputs for the editable fields of a new record', () => {
  expect(shownFields(fields, names, null)).toEqual(['name', 'shop']);
  expect(editableFields(fields, names, null)).toEqual(['name', 'shop']);
});

it('shows the values of a record, including those that are read-only by now', () => {
  const record = { id: 'a', shop: 's1' };
  expect(shownFields(fields, names, record)).toEqual(['name', 'rating', 'shop', 'answer']);
  expect(editableFields(fields, names, record)).toEqual(['name', 'answer']);
  expect(shownFields(fields, names, { id: 'a' })).toEqual(['name', 'rating', 'answer']);
});
