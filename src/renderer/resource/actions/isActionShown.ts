import type { SessionUser } from '#shared/api/auth.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { RecordAction } from '../resource.ts';

/** Whether a record has this action, for this person. */
export const isActionShown = (
  action: RecordAction,
  row: Row,
  scope: RecordScope,
  user: SessionUser | null,
): boolean =>
  'pathOf' in action ? action.pathOf(row, scope) !== null : (action.isShown?.(row, user) ?? true);
