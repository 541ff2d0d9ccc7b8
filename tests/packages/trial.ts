import { readFileSync } from 'node:fs';
import type { OrdinaryDesktop } from './ordinaryDesktop.ts';
import type { UpdateFeed } from './updateFeed.ts';

interface Manifest {
  name: string;
  version: string;
  productName: string;
  desktopName: string;
}

export const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
export const packageName = manifest.name;

export interface Trial {
  work: string;
  runtime: string;
  feed: UpdateFeed;
  desktop: OrdinaryDesktop;
  api: string;
}

export type Step = [name: string, run: () => Promise<void> | void];
