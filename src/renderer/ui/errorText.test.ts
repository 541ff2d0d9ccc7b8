import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { failure } from '#shared/ipc/result.ts';
import { errorText, isWorthTelling } from './errorText.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const text = (code: string, message = '') => errorText(i18n, failure(code, 0, message).error);

describe('the sentence for a failure', () => {
  it.each([
    ['NETWORK', '', 'Network Error'],
    ['NETWORK', 'Gateway Timeout', 'Network Error'],
    ['INVALID_CREDENTIALS', 'Bad login', 'Incorrect email or password'],
    ['NOT_FOUND', 'There is no such company', 'This record is no longer there'],
    ['SOMETHING_OF_THE_SERVER', 'Name is taken', 'Name is taken'],
    ['INTERNAL', '', 'Something went wrong'],
    ['UNEXPECTED_RESPONSE', '', "The server's answer could not be read"],
    ['UNEXPECTED_RESPONSE', 'orders.list', "The server's answer could not be read (orders.list)"],
  ])('%s with "%s" is "%s"', (code, message, expected) => {
    expect(text(code, message)).toBe(expected);
  });

  it('does not take a code for a property of every object', () => {
    expect(text('constructor', 'Server says no')).toBe('Server says no');
  });
});

it('is silent about calls that were given up', () => {
  expect(isWorthTelling(failure('ABORTED').error)).toBe(false);
  expect(isWorthTelling(failure('NETWORK').error)).toBe(true);
});
