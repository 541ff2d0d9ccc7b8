import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import type { SessionUser } from '#shared/api/auth.ts';
import { type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { confirm } from '../../stores/overlays.ts';
import { openWindow } from '../../ui/openWindow.ts';
import { isPressedTwice } from '../../ui/pressedTwice.ts';
import type { RecordAction, RunAction } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

/** Actions that are under way in this window: record id → name of the action. */
export const useBusyActions = create<{ names: ReadonlyMap<string, string> }>()(() => ({ names: new Map() }));

const setBusyAction = (id: string, name: string | null): void =>
  useBusyActions.setState(({ names }) => {
    const next = new Map(names);
    if (name === null) next.delete(id);
    else next.set(id, name);
    return { names: next };
  });

/** Whether a record has this action, for this person. */
export const isActionShown = (
  action: RecordAction,
  row: Row,
  scope: RecordScope,
  user: SessionUser | null,
): boolean =>
  'pathOf' in action ? action.pathOf(row, scope) !== null : (action.isShown?.(row, user) ?? true);

/** Does what an action says with a record: leads there, or asks, and runs it once at a time. */
export const useAction = (): ((action: RecordAction, row: Row, isApart?: boolean) => Promise<void>) => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const run = async (action: RunAction, row: Row): Promise<void> => {
    if (useBusyActions.getState().names.has(row.id)) return;
    const { confirmation, label, name } = action;
    if (confirmation) {
      const asked = { title: i18n._(confirmation), text: resource.nameOf(row), confirmLabel: i18n._(label) };
      if (!(await confirm(asked))) return;
    }
    // An action and the one that takes it back may share a place.
    if (isPressedTwice(`action/${row.id}`)) return;
    setBusyAction(row.id, name);
    try {
      await action.run(row, scopeOfRow(scope, row));
    } finally {
      setBusyAction(row.id, null);
    }
  };
  return async (action, row, isApart = false) => {
    if (!('pathOf' in action)) return run(action, row);
    const path = action.pathOf(row, scopeOfRow(scope, row));
    if (path === null) return;
    if (isApart) await openWindow(path);
    else if (action.opensBeside) await openWindow(path, true, action.opensBeside);
    else await navigate(path);
  };
};
