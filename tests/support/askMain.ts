import type { Page } from '@playwright/test';
import { type Bridge, unpackLists } from '#shared/ipc/bridge.ts';
import type { Result } from '#shared/ipc/result.ts';

let lastRequest = 0;

/** Sends an IPC request as the window could, with any route and payload. */
export const askMain = async (page: Page, route: string, payload?: unknown): Promise<Result<unknown>> => {
  lastRequest += 1;
  const answer: unknown = await page.evaluate(
    async ([name, input, requestId]) => {
      const { backoffice } = window as unknown as { backoffice: Bridge };
      return (await backoffice.request(name as never, input, requestId as string)) as never;
    },
    [route, payload, `test-${lastRequest}`],
  );
  return unpackLists(answer) as Result<unknown>;
};
