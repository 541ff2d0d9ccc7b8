import { Button, Divider, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreferencesStore } from '../stores/preferences.ts';
import { ServerBadge } from './ServerName.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', listStyle: 'none', margin: 0, padding: 0 },
  button: { width: '100%', justifyContent: 'flex-start', gap: '8px', minWidth: 0 },
  origin: {
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Named servers, each connected by a click. */
export const ServerButtons = ({ onConnect }: { onConnect: (origin: string) => void }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const servers = usePreferencesStore((settings) => settings.servers);
  if (servers.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t`Servers`}>
        {servers.map(({ name, origin, color }) => (
          <li key={origin}>
            <Button className={styles.button} size="large" onClick={() => onConnect(origin)}>
              <ServerBadge name={name} color={color} />
              <Text size={200} className={styles.origin}>
                {origin}
              </Text>
            </Button>
          </li>
        ))}
      </ul>
      <Divider>
        <Trans>or</Trans>
      </Divider>
    </>
  );
};
