import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { type ApiClient, type ApiRecord, connectToApi } from '../support/apiClient.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { watchMainThread } from './mainThread.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median } from './statistics.ts';

const runs = 9;
/** Long enough for polling and rendering, too short for the marks of new rows to expire. */
const refreshMs = 2200;

/** The first city and its orders, read from the API. */
export interface OrdersOfCity {
  page: Page;
  city: string;
  orders: readonly ApiRecord[];
  setStatus(id: string, status: string): Promise<unknown>;
}

interface Refreshed {
  /** Name of the figure, such as `5 rows changed`. */
  nameOf(changes: number): string;
  aimOf(changes: number): number;
  /** Runs once; returns the orders in screen order. */
  open(on: OrdersOfCity): Promise<readonly ApiRecord[]>;
  /** Runs before each refresh. */
  show?(on: OrdersOfCity): Promise<void>;
  statusOf(index: number, run: number): string;
}

const ordersOfCity = async (page: Page, client: ApiClient): Promise<OrdersOfCity> => {
  const [city] = await client.list('/es/cities');
  const path = `/es/cities/${city?.id}/orders`;
  return {
    page,
    city: String(city?.id),
    orders: await client.list(path),
    setStatus: (id, status) => client.write('PATCH', `${path}/${id}`, { status }),
  };
};

/** Measures the page's work for an answer in which some orders have changed. */
export const measureRefreshes = async ({ nameOf, aimOf, open, show, statusOf }: Refreshed): Promise<void> => {
  const { page, api, stop } = await startBench({ orders: 5000 });
  try {
    const readMainThread = await watchMainThread(page);
    const on = await ordersOfCity(page, await connectToApi(api));
    const orders = await open(on);
    const worked = async (waitMs: number): Promise<number> => {
      const before = await readMainThread();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return (await readMainThread()) - before;
    };
    const refresh = async (changes: number, run: number): Promise<number> => {
      await show?.(on);
      // Subtract the work of an idle page.
      const idle = await worked(refreshMs);
      for (const [index, { id }] of orders.slice(0, changes).entries())
        await on.setStatus(id, statusOf(index, run));
      await emitInShell(page, 'pass-time', { seconds: 15 });
      return (await worked(refreshMs)) - idle;
    };

    const figures: Record<string, Record<string, string>> = {};
    for (const changes of [0, 5, 50]) {
      const works: number[] = [];
      for (let run = 0; run <= runs; run += 1) works.push(await refresh(changes, run));
      const counted = works.slice(1);
      const name = nameOf(changes);
      reportFigures('ms', { [name]: median(counted) }, { [name]: aimOf(changes) });
      figures[name] = {
        median: `${median(counted).toFixed(1)} ms`,
        highest: `${Math.max(...counted).toFixed(1)} ms`,
      };
    }
    console.log(
      `Main thread for one refresh; medians of ${runs}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table(figures);
  } finally {
    await stop();
  }
};
