import { createId } from '../db/createId.ts';
import { managedColumns } from './column.ts';
import { columnsOf } from './fields.ts';
import type { WritableResource } from './resource.ts';

type Defaults = 'columns' | 'sort' | 'newId';
type Description = Omit<WritableResource, Defaults> & Partial<Pick<WritableResource, Defaults>>;

/**
 * An entity with what all of them have unless it says otherwise: an id made here, the newest first, a column for each
 * of its fields. `columns` are the further ones.
 */
export const managed = ({ columns, ...description }: Description): WritableResource => ({
  sort: { field: 'createdAt', direction: 'desc' },
  newId: createId,
  ...description,
  columns: {
    ...managedColumns,
    ...columnsOf({ ...description.fields, ...description.createFields }),
    ...columns,
  },
});
