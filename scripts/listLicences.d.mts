import type { Plugin } from 'vite';

export declare const listLicences: (alsoShipped?: readonly string[]) => Plugin;
