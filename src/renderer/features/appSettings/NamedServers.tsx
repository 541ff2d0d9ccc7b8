import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxServers, type NamedServer } from '#shared/screens/settingValues.ts';
import { connectTo } from '../../access/connectTo.ts';
import { ServerBadge, useCurrentServer } from '../../access/ServerName.tsx';
import { updatePreferences, useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { isWorthReporting } from '../../ui/errorText.ts';
import { showError } from '../../ui/showError.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { ServerDialog } from './ServerDialog.tsx';
import { SettingItem } from './SettingItem.tsx';

const useStyles = makeStyles({
  // A grid item otherwise grows to the longest address.
  root: { minWidth: 0 },
  list: { display: 'flex', flexDirection: 'column', listStyle: 'none', margin: '0 0 8px', padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    minWidth: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  origin: {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
});

interface ServerRowProps {
  server: NamedServer;
  isLocked: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const ServerRow = ({ server, isLocked, onEdit, onRemove }: ServerRowProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isCurrent = useCurrentServer()?.origin === server.origin;
  const isFixed = usePreferencesStore((settings) => settings.connectionIsFixed);
  const isConnectionLocked = useIsLocked('connection');
  const { name, origin } = server;
  const connect = async (): Promise<void> => {
    const result = await connectTo({ type: 'server', origin });
    if (!result.ok && isWorthReporting(result.error)) showError(i18n, result.error);
  };
  return (
    <li className={styles.row}>
      <ServerBadge {...server} />
      <Text size={200} className={styles.origin} title={origin}>
        {origin}
      </Text>
      {isCurrent ? (
        <Text size={200}>
          <Trans>Connected</Trans>
        </Text>
      ) : (
        !isFixed &&
        !isConnectionLocked && (
          <Button size="small" aria-label={t`Connect to ${name}`} onClick={() => void connect()}>
            <Trans>Connect</Trans>
          </Button>
        )
      )}
      {!isLocked && (
        <>
          <ToolButton size="small" label={t`Edit ${name}`} icon={<Edit20Regular />} onClick={onEdit} />
          <ToolButton size="small" label={t`Remove ${name}`} icon={<Delete20Regular />} onClick={onRemove} />
        </>
      )}
    </li>
  );
};

/** Servers with a name and a colour. Removing one only forgets its name, so an Undo is enough. */
export const NamedServers = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const servers = usePreferencesStore((settings) => settings.servers);
  const connection = usePreferencesStore((settings) => settings.connection);
  const current = useCurrentServer();
  const [edited, setEdited] = useState<NamedServer | null>(null);
  const suggested = current === null && connection?.type === 'server' ? connection.origin : '';
  const remove = (server: NamedServer): void => {
    const { name } = server;
    updatePreferences({ servers: servers.filter((one) => one !== server) });
    showToast({
      intent: 'success',
      text: t`${name} was removed from your servers`,
      action: { label: t`Undo`, run: () => updatePreferences({ servers }) },
    });
  };
  const save = (server: NamedServer): void => {
    const isKnown = servers.some((one) => one === edited);
    updatePreferences({
      servers: isKnown ? servers.map((one) => (one === edited ? server : one)) : [...servers, server],
    });
    setEdited(null);
  };
  return (
    <SettingItem id="servers">
      {({ title, isLocked }) => (
        <div className={styles.root}>
          {servers.length > 0 && (
            <ul className={styles.list} aria-label={title}>
              {servers.map((server) => (
                <ServerRow
                  key={server.origin}
                  server={server}
                  isLocked={isLocked}
                  onEdit={() => setEdited(server)}
                  onRemove={() => remove(server)}
                />
              ))}
            </ul>
          )}
          {!isLocked && (
            <Button
              icon={<Add20Regular />}
              disabled={servers.length >= maxServers}
              onClick={() => setEdited({ name: '', origin: suggested, color: 'gray' })}
            >
              {suggested ? <Trans>Name this server</Trans> : <Trans>Add server</Trans>}
            </Button>
          )}
          {edited && (
            <ServerDialog
              server={edited}
              others={servers.filter((one) => one !== edited)}
              onSave={save}
              onClose={() => setEdited(null)}
            />
          )}
        </div>
      )}
    </SettingItem>
  );
};
