import { expect, it } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { asAppError, queryClient, ResultError, recordKeys, unwrap } from './queryClient.ts';

it('carries an app error through a thrown error and back', () => {
  expect(unwrap(success(1))).toBe(1);
  const refused = failure('IN_USE', 409, 'in use');
  expect(() => unwrap(refused)).toThrow(new ResultError(refused.error));
  expect(asAppError(new ResultError(refused.error))).toBe(refused.error);
  expect(new ResultError(refused.error)).toMatchObject({ name: 'ResultError', message: 'in use' });
  expect(new ResultError(failure('NETWORK').error).message).toBe('NETWORK');
});

it('maps any other error to INTERNAL without its message, and no error to null', () => {
  expect(asAppError(new Error('secret'))).toEqual({ code: 'INTERNAL', status: 0, message: '' });
  expect([asAppError(null), asAppError(undefined)]).toEqual([null, null]);
});

it('never retries by itself, because main retries', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false });
  expect(mutations).toMatchObject({ retry: false });
});

it('the key of lists is the prefix of each list in the same scope', () => {
  const lists = recordKeys.lists('companies', { country: 'es' });
  expect(recordKeys.list('companies', { country: 'es' }, { page: 1 }).slice(0, lists.length)).toEqual(lists);
  expect(recordKeys.record('companies', { country: 'es' }, 'list')).not.toEqual(lists);
});
