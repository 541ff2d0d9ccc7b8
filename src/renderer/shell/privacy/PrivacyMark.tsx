import { Button, makeStyles } from '@fluentui/react-components';
import { EyeOff20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { togglePrivacy, useIsPrivate } from '../../stores/preferences.ts';
import { crampedQuery, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { privacyKeys } from './privacyKeys.ts';

const useStyles = makeStyles({ root: { flexShrink: 0, minWidth: 0, whiteSpace: 'nowrap' } });

/** Stands where privacy mode is on; a click ends it. */
export const PrivacyMark = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const isCramped = useMediaQuery(crampedQuery);
  if (!useIsPrivate()) return null;
  return (
    <Button
      className={styles.root}
      size="small"
      appearance="outline"
      icon={<EyeOff20Regular />}
      aria-label={t`Privacy mode is on`}
      aria-keyshortcuts="Control+Shift+H Meta+Shift+H"
      title={`${t`Show personal data again`} (${privacyKeys})`}
      onClick={togglePrivacy}
    >
      {isCramped ? null : <Trans>Private</Trans>}
    </Button>
  );
};
