import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { serialize } from 'node:v8';
import { provideBrowser } from '../../scripts/provideBrowser.mjs';
import { launchBrowser } from '../support/launchBrowser.ts';
import { median } from './statistics.ts';

const rowCount = 1000;
const runs = 41;

const rows = Array.from({ length: rowCount }, (_, number) => ({
  id: `id${String(number).padStart(14, '0')}`,
  name: `Company number ${number}`,
  managerName: `Manager ${number}`,
  email: `info${number}@company${number}.example`,
  phoneNumber: `+34 600 ${number}`,
  address: `Calle Mayor ${number}, Madrid`,
  website: `https://company${number}.example`,
  iban: null,
  idNumber: `B${number}`,
  description: null,
  canEditMop: number % 3 === 0,
  isActive: number % 10 !== 0,
  total: number * 1.25,
  orders: number,
  createdAt: '2026-05-04T10:20:30.000Z',
  updatedAt: '2026-05-05T10:20:30.000Z',
}));

/** JavaScript copy by the rules of the context bridge: an estimate of Electron's C++ implementation. */
const bridgeScript = (): string => {
  const file = new URL('../../src/browser-shell/page/contextBridge.ts', import.meta.url);
  return `${stripTypeScriptTypes(readFileSync(file, 'utf8'))}\nglobalThis.passOver = passOver;`;
};

const timeInMain = (work: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
};

/** Time on the page's main thread. A message is deserialised when its data is first read. */
const timeInPage = async (text: string) => {
  const browser = await launchBrowser({ find: () => provideBrowser(process.execPath) });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content: bridgeScript() });
    return await page.evaluate(
      async ([json, count]) => {
        const { passOver } = globalThis as unknown as { passOver: (value: unknown) => unknown };
        const source =
          'onmessage = ({ data: [text, isText] }) => postMessage(isText ? text : JSON.parse(text))';
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        const next = (isText: boolean): Promise<MessageEvent> =>
          new Promise((resolve) => {
            worker.onmessage = resolve;
            worker.postMessage([json, isText]);
          });
        const times: Record<'clone' | 'text' | 'copy', number[]> = { clone: [], text: [], copy: [] };
        for (let run = 0; run < (count as number); run += 1) {
          const cloned = await next(false);
          let start = performance.now();
          const value: unknown = cloned.data;
          times.clone.push(performance.now() - start);
          start = performance.now();
          passOver(value);
          times.copy.push(performance.now() - start);
          const written = await next(true);
          start = performance.now();
          JSON.parse(written.data);
          times.text.push(performance.now() - start);
        }
        return times;
      },
      [text, runs] as const,
    );
  } finally {
    await browser.close();
  }
};

const text = JSON.stringify(rows);
const { clone, copy, text: parse } = await timeInPage(text);
const table = {
  'main: written': {
    'structured clone': timeInMain(() => serialize(rows)),
    text: timeInMain(() => JSON.stringify(rows)),
  },
  'page: read': { 'structured clone': median(clone), text: median(parse) },
  'page: copied by the bridge': { 'structured clone': median(copy), text: 0 },
};
console.log(
  `${rowCount} rows of ${Object.keys(rows[0] ?? {}).length} fields, ${text.length} characters; milliseconds`,
);
console.table(table);
