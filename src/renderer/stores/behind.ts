import { create } from 'zustand';

/** Since when (in milliseconds) what this window shows could not be read again; null: it is up to date. */
export const useBehind = create<{ asOf: number | null }>()(() => ({ asOf: null }));
