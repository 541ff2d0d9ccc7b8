import type { MessageDescriptor } from '@lingui/core';
import type { Filter } from '#shared/domain/listQuery.ts';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import type { Field } from '../kinds/kind.ts';
import { lazyPart } from '../kinds/lazyPart.ts';
import type { RecordContentProps, RecordPanel } from '../resource.ts';

/** The last rows of another entity that belong to a record. */
export interface ListPanelOptions {
  entity: EntityName;
  title: MessageDescriptor;
  /** Said when there are none. */
  empty: MessageDescriptor;
  /** Which of them belong to this record. */
  filters: (record: Row) => Readonly<Record<string, Filter>>;
  sort: Sort;
  /** What is shown of each; the first leads to it. */
  columns: Readonly<Record<string, Field>>;
  pathOf: (scope: RecordScope, id: string) => string;
  /** All of them: the list with the same filters. */
  listPath: (scope: RecordScope, record: Row) => string;
}

export const listPanel = (options: ListPanelOptions): RecordPanel => ({
  name: options.entity,
  content: lazyPart<RecordContentProps, ListPanelOptions>(
    async () => (await import('./ListPanel.tsx')).ListPanel,
    options,
  ),
});
