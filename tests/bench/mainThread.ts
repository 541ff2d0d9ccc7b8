import type { Page } from '@playwright/test';

/** Processor time of the page's main thread in milliseconds. */
export type ReadMainThread = () => Promise<number>;

/** Uses processor time because, unlike wall-clock time, other programs do not affect it. */
export const watchMainThread = async (page: Page): Promise<ReadMainThread> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
};
