import type { RecordContentProps } from '../resource/define/resource.ts';
import type { ListPanelOptions } from '../resource/record/ListPanel.tsx';
import { type LazyComponent, lazyComponent } from '../ui/lazyComponent.tsx';

export const listPanelOf = (options: ListPanelOptions): LazyComponent<RecordContentProps> =>
  lazyComponent<RecordContentProps, ListPanelOptions>(
    async () => (await import('../resource/record/ListPanel.tsx')).ListPanel,
    options,
  );
