import { expect, it } from 'vitest';
import { activeSession, createMemoryKeychain } from '../../../tests/support/sessionFixture.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

it('may hold tokens from the first save, successful or not, until they are removed', async () => {
  const store = createMemoryKeychain();
  const keeper = createTokenKeeper(store.keychain, {
    load: () => null,
    save: () => undefined,
    clear: () => undefined,
  });
  const session = activeSession();
  expect(keeper.mayHold()).toBe(false);
  store.fail('locked');
  expect(await keeper.keep(session, session.tokens)).toBe('locked');
  expect(keeper.mayHold()).toBe(true);
  await keeper.forget(session.account);
  expect(keeper.mayHold()).toBe(false);
});
