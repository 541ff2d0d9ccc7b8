import type { RecordContentProps, RecordPanel } from '../resource/define/resource.ts';
import type { ListPanelOptions } from '../resource/record/ListPanel.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';

export const listPanelOf = (options: ListPanelOptions): RecordPanel => ({
  name: options.entity,
  content: lazyComponent<RecordContentProps, ListPanelOptions>(
    async () => (await import('../resource/record/ListPanel.tsx')).ListPanel,
    options,
  ),
});
