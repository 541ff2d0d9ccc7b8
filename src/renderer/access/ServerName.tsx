import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { NamedServer, ServerColor } from '#shared/screens/settingValues.ts';
import { usePreferencesStore } from '../stores/preferences.ts';

const useStyles = makeStyles({
  root: {
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  gray: { backgroundColor: tokens.colorNeutralBackground5, color: tokens.colorNeutralForeground2 },
  green: { backgroundColor: tokens.colorPaletteGreenBackground2, color: tokens.colorPaletteGreenForeground2 },
  blue: { backgroundColor: tokens.colorPaletteBlueBackground2, color: tokens.colorPaletteBlueForeground2 },
  orange: {
    backgroundColor: tokens.colorPaletteDarkOrangeBackground2,
    color: tokens.colorPaletteDarkOrangeForeground2,
  },
  red: { backgroundColor: tokens.colorPaletteRedBackground2, color: tokens.colorPaletteRedForeground2 },
});

export const ServerBadge = ({ name, color }: { name: string; color: ServerColor }) => {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, styles[color])} title={name}>
      {name}
    </span>
  );
};

/** Entry of the list of servers for the current connection; `null` if it has no name. */
export const useCurrentServer = (): NamedServer | null =>
  usePreferencesStore(({ connection, servers }) =>
    connection?.type === 'server'
      ? (servers.find(({ origin }) => origin === connection.origin) ?? null)
      : null,
  );

/** Name and colour of the connected server. */
export const CurrentServerBadge = () => {
  const server = useCurrentServer();
  return server && <ServerBadge {...server} />;
};
