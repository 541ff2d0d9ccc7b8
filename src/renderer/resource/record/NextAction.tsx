import { Button } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { Row } from '../../data/entityCalls.ts';
import { useUser } from '../../stores/session.ts';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import type { RunAction } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { isActionShown, useAction, useBusyActions } from '../define/useAction.ts';
import { useNeighbours } from './NeighbourButtons.tsx';

const isMac = navigator.userAgent.includes('Mac');
const keys = isMac ? '⌘↵' : 'Ctrl+Enter';

/** Action of a record that leads to the next one; `null` if the entity has none, or it is done already. */
export const useNextAction = (record: Row): RunAction | null => {
  const { resource, scope, isGone } = useResource();
  const user = useUser();
  const found = resource.actions.find(
    (action): action is RunAction => 'run' in action && action.thenNext !== undefined,
  );
  return found && !isGone && isActionShown(found, record, scope, user) ? found : null;
};

interface NextActionProps {
  action: RunAction;
  record: Row;
}

/** Runs the action of a record and goes to the next record of its list that still needs the action. */
export const NextAction = ({ action, record }: NextActionProps) => {
  const { i18n } = useLingui();
  const act = useAction();
  const { scope } = useResource();
  const user = useUser();
  const { canGo, go } = useNeighbours(record.id);
  const isBusy = useBusyActions(({ names }) => names.has(record.id));
  const hasNext = canGo(1);
  const run = async (): Promise<void> => {
    if (isBusy) return;
    const isDone = await act(action, record);
    if (!isDone || !hasNext) return;
    // The next record is read from its beginning.
    document.getElementById('page')?.scrollTo({ top: 0 });
    go(1, (row) => isActionShown(action, row, scope, user));
  };
  useDocumentKeys((event) => {
    const isOfPage = !(event.target as Element | null)?.closest?.('[role=dialog], [role=alertdialog]');
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isOfPage;
    if (!isMeant || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    void run();
  });
  const label = hasNext && action.thenNext ? action.thenNext : action.label;
  return (
    <Button
      appearance="primary"
      icon={<action.Icon />}
      title={`${i18n._(label)} (${keys})`}
      disabledFocusable={isBusy}
      onClick={() => void run()}
    >
      {i18n._(label)}
    </Button>
  );
};
