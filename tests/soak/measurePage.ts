import type { Page } from '@playwright/test';

/** What a page holds after everything that nobody needs any more was let go. Windows of one browser share a process, and this. */
export interface PageSize {
  heapMegabytes: number;
  listeners: number;
}

export const measurePage = async (page: Page): Promise<PageSize> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What one round frees may be the last thing that held something else.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(500);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapMegabytes: Math.round(metric('JSHeapUsedSize') / 1024 / 102.4) / 10,
    listeners: metric('JSEventListeners'),
  };
};
