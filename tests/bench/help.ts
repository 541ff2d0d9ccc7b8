import type { HelpNode } from '../../src/shared/api/staff.ts';
import { connectToApi } from '../support/apiClient.ts';
import { watchMainThread } from './mainThread.ts';
import { reportFigures } from './reportFigures.ts';
import { startBench } from './startBench.ts';
import { median, milliseconds } from './statistics.ts';

const entryCount = 500;
const levels = 6;
const keyCount = 40;

/** 500 entries, six levels deep, up to three per parent. */
const makeHelp = (): HelpNode[] => {
  const all: HelpNode[] = Array.from({ length: entryCount }, (_, index) => ({
    id: `entry-${index}`,
    title: `Entry number ${index}`,
    text: `What readers should know of number ${index}. `.repeat(4),
  }));
  const top: HelpNode[] = [];
  const open: { node: HelpNode; level: number }[] = [];
  for (const node of all) {
    const parent = open.find(({ node: above, level }) => level < levels && (above.children?.length ?? 0) < 3);
    if (parent) parent.node.children = [...(parent.node.children ?? []), node];
    else top.push(node);
    open.push({ node, level: (parent?.level ?? 0) + 1 });
  }
  return top;
};

const depthOf = (nodes: readonly HelpNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children ?? [])));

const help = makeHelp();
const { page, stop } = await startBench({
  prepare: async (api) => {
    const client = await connectToApi(api);
    await client.write('PUT', '/es/help_center/customer', { info: help });
  },
});
try {
  await page.evaluate(() => {
    location.hash = '/country/es/customer_help_content';
  });
  const read = await watchMainThread(page);
  const expand = page.getByRole('button', { name: 'Expand all' });
  await expand.waitFor();
  const rows = async (): Promise<number> => page.locator('[data-help-key]').count();
  await page.locator('[data-help-key]').first().waitFor();
  const expanding = await page.evaluate(
    (count) =>
      window.bench.paintedAfter(
        () => document.querySelector<HTMLElement>('[aria-label="Expand all"]')?.click(),
        () => document.querySelectorAll('[data-help-key]').length === count,
      ),
    entryCount,
  );
  reportFigures('ms', { '500 entries opened': expanding.total });
  console.log(
    `${await rows()} entries, ${depthOf(help)} levels; all opened in ${milliseconds(expanding.total)}`,
  );
  for (const field of ['title', 'text']) {
    const input = page.locator(`[data-field=${field}]`).nth(200);
    await input.focus();
    await page.keyboard.type('warm ', { delay: 60 });
    await page.evaluate(() => {
      window.bench.keys = [];
    });
    const before = await read();
    await page.keyboard.type('abcdefghij'.repeat(keyCount / 10), { delay: 60 });
    await page.waitForTimeout(200);
    const work = ((await read()) - before) / keyCount;
    const keys = await page.evaluate(() => window.bench.keys);
    reportFigures('ms', {
      [`one key in a ${field}`]: median(keys),
      [`one key in a ${field}, main thread`]: work,
    });
    console.log(
      `One key in a ${field}: painted after ${milliseconds(median(keys))}, slowest ${milliseconds(Math.max(...keys))}; main thread ${milliseconds(work)}`,
    );
  }
} finally {
  await stop();
}
