/* Replacement for the `electron` module, with named exports and, for electron-store, a default export. */
export * from './electronExports.ts';
export * as default from './electronExports.ts';
