import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { usePreferencesStore } from '../stores/preferences.ts';

const useStyles = makeStyles({
  root: {
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.04em',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Says that this is not the real marketplace. */
export const Ribbon = () => {
  const styles = useStyles();
  const ribbon = usePreferencesStore((settings) => settings.ribbon);
  if (ribbon === null) return null;
  return (
    <span className={styles.root}>
      {ribbon === 'SAMPLE DATA' ? <Trans>SAMPLE DATA</Trans> : <Trans>DEVELOPMENT</Trans>}
    </span>
  );
};
