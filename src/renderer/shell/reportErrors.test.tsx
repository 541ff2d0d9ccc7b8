import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { reportErrors } from './reportErrors.ts';

afterEach(closeApp);

test('uncaught errors are reported, except for the ResizeObserver notice of Chromium', async () => {
  const main = await openApp('/dashboard');
  // A real error event would fail the test run.
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
  reportErrors();
  const onError = listen.mock.calls.find(([type]) => type === 'error')?.[1] as (event: ErrorEvent) => void;
  listen.mockRestore();
  for (const init of [
    { message: 'ResizeObserver loop completed with undelivered notifications.' },
    { message: 'Script error.' },
    { message: 'Uncaught Error: lost', error: new Error('lost') },
  ])
    onError(new ErrorEvent('error', init));
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'log.report').map(({ payload }) => payload))
    .toMatchObject([{ message: 'Script error.' }, { message: 'lost' }]);
});
