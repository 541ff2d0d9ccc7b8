import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Evaluates the module anew, once for each name. */
const load = async (name: string, native: unknown): Promise<typeof import('./temporal.ts')['Temporal']> => {
  vi.stubGlobal('Temporal', native);
  return (await import(/* @vite-ignore */ `./temporal.ts?${name}`)).Temporal;
};

it('takes the Temporal of the browser', async () => {
  const native = { PlainDate: {} };
  expect(await load('native', native)).toBe(native);
});

it('takes the polyfill where the browser has none', async () => {
  const { PlainDate } = await load('polyfill', undefined);
  expect(PlainDate.from('2026-02-28').add({ days: 1 }).toString()).toBe('2026-03-01');
});
