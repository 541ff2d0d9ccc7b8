import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AppUnderTest } from './app.ts';
import { isolation, placeFlags } from './startAhead.ts';

/** Starts Electron once more on the folders of a test, without Playwright, and waits until it has ended. */
export const startElectron = async (
  app: Pick<AppUnderTest, 'place'>,
  ...flags: string[]
): Promise<{ code: number | null; output: string }> => {
  const { TEST_ELECTRON = 'node_modules/.bin/electron', TEST_ELECTRON_APP: folder = '.' } = process.env;
  const place = app.place();
  const child = spawn(TEST_ELECTRON, [folder, ...placeFlags(place), ...flags], {
    cwd: folder,
    env: { ...process.env, ...isolation(place), ELECTRON_RUN_AS_NODE: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
};
