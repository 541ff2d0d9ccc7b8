import type { Temporal as Polyfill } from 'temporal-polyfill/implementation';

const native = (globalThis as { Temporal?: typeof Polyfill }).Temporal;

/**
 * Replaces `temporal-polyfill` in the build of windows (`electron.vite.config.ts`): loads the polyfill only
 * in a Chromium without its own `Temporal`, as in Electron 33.
 */
export const Temporal = native ?? (await import('temporal-polyfill/implementation')).Temporal;
