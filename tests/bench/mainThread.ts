import type { Page } from '@playwright/test';

/** How long the page's main thread has been working, in milliseconds of processor time. */
export type ReadMainThread = () => Promise<number>;

/** Processor time does not grow while other programs have the processor, unlike the time on the clock. */
export const watchMainThread = async (page: Page): Promise<ReadMainThread> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
};
