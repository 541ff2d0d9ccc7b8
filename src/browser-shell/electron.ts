/* The module that stands in for `electron`: some import its parts by name, electron-store takes it as a whole. */
export * from './electronExports.ts';
export * as default from './electronExports.ts';
