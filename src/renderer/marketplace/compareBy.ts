import type { CompareProps } from '../resource/define/resource.ts';
import { type LazyComponent, lazyComponent } from '../ui/lazyComponent.tsx';
import type { ComparedBy } from './compareFigures.ts';

/** Dialog that compares records by the orders and reviews that refer to them. */
export const compareBy = (by: ComparedBy): LazyComponent<CompareProps> =>
  lazyComponent<CompareProps, { by: ComparedBy }>(
    async () => (await import('./CompareDialog.tsx')).CompareDialog,
    { by },
  );
