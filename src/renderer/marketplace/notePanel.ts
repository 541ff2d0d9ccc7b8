import type { RecordContentProps } from '../resource/define/resource.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

export const notePanel = lazyComponent<RecordContentProps>(
  async () => (await import('./RecordNote.tsx')).NotePanel,
  {},
);
