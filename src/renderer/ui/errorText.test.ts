import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { failure } from '#shared/ipc/result.ts';
import { errorText, fieldErrorText, isWorthReporting } from './errorText.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const text = (code: string, message = '') => errorText(i18n, failure(code, 0, message).error);

describe('the message for a failure', () => {
  it.each([
    ['NETWORK', '', 'Network Error'],
    ['NETWORK', 'Gateway Timeout', 'Network Error'],
    ['INVALID_CREDENTIALS', 'Bad login', 'Incorrect email or password'],
    ['NOT_FOUND', 'There is no such company', 'This record no longer exists'],
    ['SOMETHING_OF_THE_SERVER', 'Name is taken', 'Name is taken'],
    ['INTERNAL', '', 'Something went wrong'],
    ['UNEXPECTED_RESPONSE', '', 'The server sent an answer that this app cannot read'],
    [
      'UNEXPECTED_RESPONSE',
      'orders.list',
      'The server sent an answer that this app cannot read (orders.list)',
    ],
  ])('%s with "%s" is "%s"', (code, message, expected) => {
    expect(text(code, message)).toBe(expected);
  });

  it.each([
    [500, 'SQLITE_BUSY: database is locked'],
    [503, 'Closed for repairs'],
    [409, 'boom'],
  ])(
    'starts with the app’s words if a server answers %d with something that is not a sentence',
    (status, words) => {
      expect(errorText(i18n, failure('HTTP', status, words).error)).toBe(
        `The server could not do this. Its message: “${words}”`,
      );
    },
  );

  it('names the time that a busy server asks to wait for, or advises to wait', () => {
    const until = new Date(2026, 10, 28, 14, 4, 12).toISOString();
    expect(text('SERVER_BUSY', until)).toBe('The server asks to wait until 14:05. Try again then.');
    expect(text('SERVER_BUSY')).toBe('The server receives too many requests. Try again in a minute.');
  });

  it('treats a property name of every object as an unknown code', () => {
    expect(text('constructor', 'Server says no')).toBe('Server says no');
  });
});

it('never shows a code of a validation library', () => {
  const refused = failure('INVALID_REQUEST', 0, '', { name: '', reason: '' }).error;
  expect(errorText(i18n, refused)).toBe('The app cannot send this: name, reason');
  for (const code of ['', 'invalid_value', 'string.empty'])
    expect(fieldErrorText(i18n, code)).toBe('The server rejected this value');
  for (const sentence of ['Taken', 'Name is taken', 'At most 3.5 km'])
    expect(fieldErrorText(i18n, sentence)).toBe(sentence);
});

it('is omitted for aborted calls', () => {
  expect(isWorthReporting(failure('ABORTED').error)).toBe(false);
  expect(isWorthReporting(failure('NETWORK').error)).toBe(true);
});
