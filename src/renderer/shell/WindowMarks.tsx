import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { Trans, useLingui } from '@lingui/react/macro';
import { CurrentServerBadge } from '../access/ServerName.tsx';
import { togglePrivacy, useIsPrivate, usePreferencesStore } from '../stores/preferences.ts';
import { narrowQuery, useMediaQuery } from '../ui/useMediaQuery.ts';
import { privacyKeys } from './useFrameKeys.ts';

const useStyles = makeStyles({
  ribbon: {
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
  privacy: { flexShrink: 0, minWidth: 0, whiteSpace: 'nowrap' },
});

/** Warns that this is not the production marketplace. */
const Ribbon = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const ribbon = usePreferencesStore((settings) => settings.ribbon);
  if (ribbon === null) return null;
  const words = ribbon === 'SAMPLE DATA' ? t`SAMPLE DATA` : t`DEVELOPMENT`;
  return (
    <span className={styles.ribbon} title={words}>
      {words}
    </span>
  );
};

const PrivacyMark = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const isNarrow = useMediaQuery(narrowQuery);
  if (!useIsPrivate()) return null;
  return (
    <Button
      className={styles.privacy}
      size="small"
      appearance="outline"
      icon={<EyeOff20Regular />}
      aria-label={t`Privacy mode is on`}
      aria-keyshortcuts="Control+Shift+H Meta+Shift+H"
      title={`${t`Show personal data again`} (${privacyKeys})`}
      onClick={togglePrivacy}
    >
      {isNarrow ? null : <Trans>Private</Trans>}
    </Button>
  );
};

export const WindowMarks = () => (
  <>
    <CurrentServerBadge />
    <Ribbon />
    <PrivacyMark />
  </>
);
