import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { createFormatters } from '../../ui/useFormatters.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import type { TextContext } from '../fields/fieldType.ts';
import { changedText } from './changedText.ts';

const fields = {
  isActive: fieldOf.boolean({ label: msg`Active` }),
  name: fieldOf.text({ label: msg`Name`, isPersonal: true }),
};
const context: TextContext = {
  ...{ i18n, formatters: createFormatters('en', 'UTC'), nameOf: () => undefined },
};
const before = { id: 'a' };

it('names the fields of a bulk edit with their common value, masked in privacy mode', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const values = { isActive: false, name: 'Ada' };
  const changes = [
    { before, values },
    { before, values },
  ];
  expect(changedText({ fields }, changes, context)).toBe('Active: No · Name: Ada');
  expect(changedText({ fields }, changes, { ...context, isPrivate: true })).toBe('Active: No · Name: ••••••');
  expect(changedText({ fields }, [...changes, { before, values: { isActive: true } }], context)).toBe('');
});
