import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Link16Regular } from '@fluentui/react-icons/svg/link';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FollowingState } from '#shared/ipc/windowRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: '152px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  icon: { flexShrink: 0 },
  text: { minWidth: '24px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  unlink: { flexShrink: 0 },
});

/** Short text for the breadcrumb line, full text for the tooltip. */
const words: Record<FollowingState, [short: MessageDescriptor, whole: MessageDescriptor]> = {
  linked: [
    msg`Follows the other window`,
    msg`This window shows the records that you select in the other window.`,
  ],
  waiting: [msg`Nothing to show here`, msg`The selected record in the other window has no match here.`],
  paused: [
    msg`Unsaved changes: paused`,
    msg`Save or discard your changes here. Then this window follows the other one again.`,
  ],
};

const useFollowing = (): FollowingState | null => {
  const [state, setState] = useState<FollowingState | null>(null);
  useEffect(() => {
    let hasHeard = false;
    const stop = listen('following.changed', (news) => {
      hasHeard = true;
      setState(news.state);
    });
    void request('windows.following', undefined).then((answer) => {
      if (answer.ok && answer.data && !hasHeard) setState(answer.data.state);
    });
    return stop;
  }, []);
  return state;
};

/** Shows that this window follows the selection of another one, with a button to unlink it. */
export const FollowMark = () => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const state = useFollowing();
  if (state === null) return null;
  const [short, whole] = words[state];
  return (
    <div className={styles.root}>
      <Link16Regular className={styles.icon} aria-hidden="true" />
      <span className={styles.text} role="status" title={i18n._(whole)}>
        {i18n._(short)}
      </span>
      <Button
        className={styles.unlink}
        size="small"
        appearance="subtle"
        onClick={() => void request('windows.unlink', undefined)}
      >
        <Trans>Unlink</Trans>
      </Button>
    </div>
  );
};
