import type { Plugin } from 'vite';

export function packManual(): Plugin;
export function packManualPictures(): Plugin;
