import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import type { AppError, Result } from '#shared/ipc/result.ts';
import type { Workspace } from '#shared/ipc/windowRoutes.ts';
import { request } from '../../ipc/bridge.ts';
import { confirm } from '../../stores/overlays.ts';
import { Banner, ErrorBanner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { WorkspaceRow } from './WorkspaceRow.tsx';

/** Workspaces persisted by main. Each change returns the new list. */
const useWorkspaces = () => {
  const [list, setList] = useState<readonly Workspace[] | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const take = async (asked: Promise<Result<Workspace[] | null>>): Promise<boolean> => {
    const answer = await asked;
    setError(answer.ok ? null : answer.error);
    if (answer.ok && answer.data) setList(answer.data);
    return answer.ok;
  };
  const retry = (): Promise<boolean> => take(request('workspaces.read', undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are first seen
  useEffect(() => void retry(), []);
  return {
    list,
    error,
    retry,
    save: (name: string) => take(request('workspaces.save', { name })),
    open: (name: string) => take(request('workspaces.open', { name })),
    rename: (name: string, to: string) => take(request('workspaces.rename', { name, to })),
    remove: (name: string) => take(request('workspaces.remove', { name })),
  };
};

const useStyles = makeStyles({
  form: { display: 'flex', alignItems: 'flex-end', gap: '8px' },
  field: { flexGrow: 1 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  none: { color: tokens.colorNeutralForeground3 },
});

export const WorkspacesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [name, setName] = useState('');
  const { list, error, retry, save, open, rename, remove } = useWorkspaces();
  const wanted = name.trim();

  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isKnown = list?.some((one) => one.name === wanted);
    const isAgreed =
      !isKnown ||
      (await confirm({
        title: t`Replace the workspace ${wanted}?`,
        text: t`It will contain the windows that are open now.`,
        confirmLabel: t`Replace`,
      }));
    if (isAgreed && (await save(wanted))) setName('');
  };

  return (
    <DialogFrame
      title={<Trans>Workspaces</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Text>
        <Trans>A workspace saves your open windows and their positions under a name.</Trans>
      </Text>
      <form className={styles.form} onSubmit={(event) => void keep(event)}>
        <Field className={styles.field} label={t`Name`}>
          <Input value={name} maxLength={60} onChange={(_event, { value }) => setName(value)} />
        </Field>
        <Button type="submit" appearance="primary" disabled={wanted === ''}>
          <Trans>Save</Trans>
        </Button>
      </form>
      {error &&
        (error.code === 'TOO_MANY_WORKSPACES' ? (
          <Banner intent="warning">
            <Trans>You cannot save more workspaces. Delete one first.</Trans>
          </Banner>
        ) : (
          <ErrorBanner error={error} onRetry={() => void retry()} />
        ))}
      {list?.length === 0 && (
        <Text className={styles.none}>
          <Trans>No saved workspaces yet.</Trans>
        </Text>
      )}
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label={t`Workspaces`}>
          {list.map((workspace) => (
            <WorkspaceRow
              key={workspace.name}
              workspace={workspace}
              onOpen={async () => {
                if (await open(workspace.name)) onClose();
              }}
              onRename={(to) => void rename(workspace.name, to)}
              onRemove={() => void remove(workspace.name)}
            />
          ))}
        </ul>
      )}
    </DialogFrame>
  );
};
