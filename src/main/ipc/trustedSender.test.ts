import type { IpcMainInvokeEvent } from 'electron';
import { describe, expect, it } from 'vitest';
import { trustedSender } from './registerIpc.ts';

const own = 'app://backoffice/index.html#/dashboard';
const event = (
  url: string | undefined,
  changes: { isDestroyed?: boolean; parent?: object | null; id?: number } = {},
) =>
  ({
    sender: { id: changes.id ?? 7, isDestroyed: () => changes.isDestroyed ?? false },
    senderFrame: url === undefined ? null : { url, parent: changes.parent ?? null },
  }) as unknown as IpcMainInvokeEvent;

const windowIdOf = (contentsId: number) => (contentsId === 7 ? 3 : null);

describe('the sender of a request', () => {
  it("is trusted as the top frame of the app's own window with the app's own document", () => {
    expect(trustedSender(event(own), windowIdOf)).toBe(3);
    expect(trustedSender(event('app://backoffice/index.html?view=record#/x'), windowIdOf)).toBe(3);
  });

  it('is refused in every other case', () => {
    const refused = [
      event(undefined),
      event(own, { isDestroyed: true }),
      event(own, { parent: { url: own } }),
      event(own, { id: 8 }),
      event('about:blank'),
      event(''),
      event('https://backoffice/index.html'),
      event('app://backoffice.evil/index.html'),
      event('app://backoffice/bucket/upload.html'),
      event('file:///index.html'),
      event('data:text/html,x'),
    ];
    for (const sent of refused) expect(trustedSender(sent, windowIdOf)).toBeNull();
    expect(
      trustedSender({ sender: null, senderFrame: null } as unknown as IpcMainInvokeEvent, windowIdOf),
    ).toBeNull();
  });
});
