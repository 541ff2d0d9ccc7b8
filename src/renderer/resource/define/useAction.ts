import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import type { SessionUser } from '#shared/api/auth.ts';
import { type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { confirm } from '../../stores/overlays.ts';
import { useUser } from '../../stores/session.ts';
import { openWindow } from '../../ui/openWindow.ts';
import { isPressedTwice } from '../../ui/pressedTwice.ts';
import type { RecordAction, RunAction } from './resource.ts';
import { useResource } from './resourceContext.tsx';

/** Running actions of this window: record id → action name. */
export const useBusyActions = create<{ names: ReadonlyMap<string, string> }>()(() => ({ names: new Map() }));

const setBusyAction = (id: string, name: string | null): void =>
  useBusyActions.setState(({ names }) => {
    const next = new Map(names);
    if (name === null) next.delete(id);
    else next.set(id, name);
    return { names: next };
  });

/** Whether a record offers this action to this user. */
export const isActionShown = (
  action: RecordAction,
  row: Row,
  scope: RecordScope,
  user: SessionUser | null,
): boolean =>
  'pathOf' in action ? action.pathOf(row, scope) !== null : (action.isShown?.(row, user) ?? true);

/**
 * Follows a link action, or asks and runs an action, once at a time per record. False: the action did not run, or
 * it reported a failure.
 */
export const useAction = (): ((action: RecordAction, row: Row, isApart?: boolean) => Promise<boolean>) => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const user = useUser();
  const run = async (action: RunAction, row: Row): Promise<boolean> => {
    if (useBusyActions.getState().names.has(row.id)) return false;
    const { confirmation, label, name } = action;
    if (confirmation) {
      const asked = { title: i18n._(confirmation), text: resource.nameOf(row), confirmLabel: i18n._(label) };
      if (!(await confirm(asked))) return false;
    }
    // The opposite action replaces one that was run: a double click must not run both.
    const isReplaced = (earlier: string): boolean =>
      resource.actions.some((other) => other.name === earlier && !isActionShown(other, row, scope, user));
    if (isPressedTwice(`action/${row.id}`, undefined, { name, follows: isReplaced })) return false;
    setBusyAction(row.id, name);
    try {
      return (await action.run(row, scopeOfRow(scope, row))) !== false;
    } finally {
      setBusyAction(row.id, null);
    }
  };
  return async (action, row, isApart = false) => {
    if (!('pathOf' in action)) return run(action, row);
    const path = action.pathOf(row, scopeOfRow(scope, row));
    if (path === null) return false;
    if (isApart) await openWindow(path);
    else if (action.opensSideBySide) await openWindow(path, true, action.opensSideBySide);
    else await navigate(path);
    return true;
  };
};
