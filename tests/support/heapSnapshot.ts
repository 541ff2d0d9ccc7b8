import type { Page } from '@playwright/test';

/** Everything that the page's script engine holds in memory, as the text of a heap snapshot. */
export const heapSnapshot = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
};
