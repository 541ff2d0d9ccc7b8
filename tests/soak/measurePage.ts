import type { Page } from '@playwright/test';
import { heapSnapshot } from '../support/heapSnapshot.ts';

/**
 * Memory of a page after garbage collection. Windows of one browser
 * share a process and therefore these values.
 */
export interface PageSize {
  /** Objects, strings and DOM nodes. */
  heldMegabytes: number;
  /** Compiled code; grows whenever a function runs for the first time. */
  codeMegabytes: number;
  listeners: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** Flat array with the fields of all nodes. */
  nodes: number[];
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 10.24) / 100;

const sizesIn = ({ snapshot, nodes }: Snapshot): Omit<PageSize, 'listeners'> => {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let [codeBytes, otherBytes] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const bytes = nodes[node + size] ?? 0;
    if (nodes[node + type] === code) codeBytes += bytes;
    else otherBytes += bytes;
  }
  return { heldMegabytes: megabytes(otherBytes), codeMegabytes: megabytes(codeBytes) };
};

export const countListeners = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Several rounds: objects freed in one round may have kept others alive.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(500);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
};

export const measurePage = async (page: Page): Promise<PageSize> => {
  const listeners = await countListeners(page);
  return { ...sizesIn(JSON.parse(await heapSnapshot(page))), listeners };
};
