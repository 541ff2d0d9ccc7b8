import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { editableFields, fieldRows, shownFields } from './formFields.ts';

const label = msg`Field`;
const fields = {
  name: fieldOf.text({ label }),
  rating: fieldOf.decimal({ label, readOnly: true }),
  shop: fieldOf.text({ label, readOnly: 'later' }),
  answer: fieldOf.text({ label }),
};
const names = [...Object.keys(fields), 'unknown'];

it('has inputs for the editable fields of a new record', () => {
  expect(shownFields(fields, names, null)).toEqual(['name', 'shop', 'answer']);
  expect(editableFields(fields, names, null)).toEqual(['name', 'shop', 'answer']);
});

it('shows the values of a record, including those that are read-only by now', () => {
  const record = { id: 'a', shop: 's1' };
  expect(shownFields(fields, names, record)).toEqual(['name', 'rating', 'shop', 'answer']);
  expect(editableFields(fields, names, record)).toEqual(['name', 'answer']);
  expect(shownFields(fields, names, { id: 'a' })).toEqual(['name', 'rating', 'answer']);
});

it('puts adjacent switches into one row, and leaves a single one among the other fields', () => {
  const switches = { open: fieldOf.boolean({ label }), shown: fieldOf.boolean({ label }) };
  const all = { ...fields, ...switches, notes: fieldOf.multiline({ label }) };
  const layoutOf = (shown: readonly string[], isReadOnly = false) =>
    fieldRows(all, shown, null, isReadOnly).map(({ layout, names: inRow }) => [layout, ...inRow].join(' '));
  expect(layoutOf(['name', 'open', 'shown', 'shop', 'notes', 'answer'])).toEqual([
    'fields name',
    'switches open shown',
    'fields shop',
    'wide notes',
    'fields answer',
  ]);
  expect(layoutOf(['name', 'open', 'shop'])).toEqual(['fields name open shop']);
  expect(layoutOf(['open', 'shown'], true)).toEqual(['fields open shown']);
});
