import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { RecordContentProps, RecordPanel } from '../resource.ts';
import type { ListPanelOptions } from './ListPanel.tsx';

/** A panel with the last rows of another entity. */
export const listPanel = (options: ListPanelOptions): RecordPanel => ({
  name: options.entity,
  content: lazyComponent<RecordContentProps, ListPanelOptions>(
    async () => (await import('./ListPanel.tsx')).ListPanel,
    options,
  ),
});
