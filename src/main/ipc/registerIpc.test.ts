import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestChannel } from '#shared/ipc/bridge.ts';
import { success } from '#shared/ipc/result.ts';
import { type RouteName, routes } from '#shared/ipc/routes.ts';
import { ipcMain } from '../../browser-shell/substitute/ipcMain.ts';
import type { Handlers } from './answerRequest.ts';
import { createPendingRequests } from './answerRequest.ts';
import { registerIpc } from './registerIpc.ts';

const names = Object.keys(routes) as RouteName[];
const handler = vi.fn(() => success(null));
const log = { info: vi.fn(), error: vi.fn() };
const own = 'app://backoffice/index.html#/dashboard';

beforeEach(() => {
  handler.mockClear();
  registerIpc({
    handlers: Object.fromEntries(names.map((name) => [name, handler])) as unknown as Handlers,
    pending: createPendingRequests(),
    windowIdOf: (contentsId) => (contentsId === 7 ? 3 : null),
    log,
  });
});
afterEach(() => ipcMain.removeHandler(requestChannel));

const sent = (frame: object | null, contents: object = {}) =>
  ({ sender: { id: 7, isDestroyed: () => false, ...contents }, senderFrame: frame }) as never;

it.each([
  ['a frame inside a page', sent({ url: own, parent: { url: own, parent: null } })],
  ['a frame that is gone', sent(null)],
  ['a frame without an address', sent({ url: '', parent: null })],
  ['a destroyed page', sent({ url: own, parent: null }, { isDestroyed: () => true })],
  ['a page of another origin', sent({ url: 'https://backoffice.example/', parent: null })],
  ['contents that are in no window of ours', sent({ url: own, parent: null }, { id: 8 })],
])('refuses every route to %s', async (_who, event) => {
  for (const route of names) {
    const answer = await ipcMain.answer(event, requestChannel, [route, undefined, undefined]);
    expect(answer, route).toMatchObject({ ok: false, error: { code: 'FORBIDDEN_SENDER' } });
  }
  expect(handler).not.toHaveBeenCalled();
});

it('answers a page of the app', async () => {
  const event = sent({ url: own, parent: null });
  expect(await ipcMain.answer(event, requestChannel, ['auth.state', undefined, undefined])).toEqual(
    success(null),
  );
});
