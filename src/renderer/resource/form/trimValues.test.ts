import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../kinds/fieldOf.ts';
import { trimValues } from './trimValues.ts';

const label = msg`Field`;
const fields = {
  name: fieldOf.text({ label }),
  email: fieldOf.email({ label }),
  phone: fieldOf.phone({ label }),
  website: fieldOf.url({ label }),
  iban: fieldOf.iban({ label }),
  notes: fieldOf.multiline({ label }),
  fee: fieldOf.money({ label }),
};

it.each(['name', 'email', 'phone', 'website', 'iban'])('takes the spaces around %s away', (name) => {
  expect(trimValues(fields, { [name]: ' a b\u00a0' })).toEqual({ [name]: 'a b' });
  expect(trimValues(fields, { [name]: '  ' })).toEqual({ [name]: null });
});

it('keeps the lines of a longer text as they are, unless there is nothing in them', () => {
  expect(trimValues(fields, { notes: '  one\n two \n' })).toEqual({ notes: '  one\n two \n' });
  expect(trimValues(fields, { notes: ' \n ' })).toEqual({ notes: null });
});

it('leaves alone what is no text', () => {
  const values = { fee: '12 x', other: ' a ', name: null };
  expect(trimValues(fields, values)).toEqual(values);
});
