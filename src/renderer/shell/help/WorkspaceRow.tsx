import { Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Rename20Regular } from '@fluentui/react-icons/svg/rename';
import { WindowMultiple20Regular } from '@fluentui/react-icons/svg/window-multiple';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Workspace } from '#shared/ipc/windowRoutes.ts';
import { confirm } from '../../stores/overlays.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '32px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});

interface WorkspaceRowProps {
  workspace: Workspace;
  onOpen: () => void;
  onRename: (to: string) => void;
  onRemove: () => void;
}

/** Enter renames, Escape cancels. */
export const WorkspaceRow = ({ workspace, onOpen, onRename, onRemove }: WorkspaceRowProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const { name, windows } = workspace;
  const takeOver = (): void => {
    const to = typed?.trim() ?? '';
    setTyped(null);
    if (to !== '' && to !== name) onRename(to);
  };
  const remove = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: t`Delete the workspace ${name}?`,
      text: t`Its windows stay open.`,
      confirmLabel: t`Delete`,
      isDestructive: true,
    });
    if (isAgreed) onRemove();
  };
  return (
    <li className={styles.root}>
      {typed === null ? (
        <Text className={styles.name} title={name}>
          {name}
        </Text>
      ) : (
        <Input
          autoFocus
          className={styles.name}
          aria-label={t`New name of ${name}`}
          maxLength={60}
          value={typed}
          onChange={(_event, { value }) => setTyped(value)}
          onBlur={takeOver}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') takeOver();
            else setTyped(null);
          }}
        />
      )}
      <span className={styles.count}>
        <Plural value={windows} one="# window" other="# windows" />
      </span>
      <ToolButton
        size="small"
        label={t`Windows of ${name}`}
        icon={<WindowMultiple20Regular />}
        onClick={onOpen}
      />
      <ToolButton
        size="small"
        label={t`Rename ${name}`}
        icon={<Rename20Regular />}
        onClick={() => setTyped(name)}
      />
      <ToolButton
        size="small"
        label={t`Remove ${name}`}
        icon={<Delete20Regular />}
        onClick={() => void remove()}
      />
    </li>
  );
};
