import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { EntityName } from '../data/entityCalls.ts';

/** How many records wait for somebody, said behind an entry of the menu. */
export interface MenuCount {
  entity: EntityName;
  filters: NonNullable<ListQuery['filters']>;
  label: (count: number) => MessageDescriptor;
}

/** Requests of customers that nobody has answered. */
export const countUnanswered: MenuCount = {
  entity: 'customerRequests',
  filters: { isResponded: { match: 'exact', value: 'false' } },
  label: (count) => msg`${count} not answered`,
};
