import { expect, it } from 'vitest';
import { user } from '../../../tests/support/authServer.ts';
import { createMemoryKeychain } from '../../../tests/support/sessionFixture.ts';
import { newSession } from './activeSession.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

it('may hold something from a save on until it is forgotten, whether the save came through or not', async () => {
  const store = createMemoryKeychain();
  const keeper = createTokenKeeper(store.keychain, {
    load: () => null,
    save: () => undefined,
    clear: () => undefined,
  });
  const tokens = { accessToken: 'access', refreshToken: 'refresh' };
  const [account, ended] = ['https://api.example.com', new AbortController()];
  const session = newSession({ user: user as never, account, remember: true, ended, tokens });
  expect(keeper.mayHold()).toBe(false);
  store.fail('locked');
  expect(await keeper.keep(session, tokens)).toBe('locked');
  expect(keeper.mayHold()).toBe(true);
  await keeper.forget(account);
  expect(keeper.mayHold()).toBe(false);
});
