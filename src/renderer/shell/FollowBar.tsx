import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FollowingState } from '#shared/ipc/windowRoutes.ts';
import { listen, request } from '../ipc/bridge.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flex: '0 0 auto',
    padding: '4px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  text: { flexGrow: 1, minWidth: 0 },
});

const sentences: Record<FollowingState, React.JSX.Element> = {
  linked: <Trans>This window follows the one beside it.</Trans>,
  waiting: <Trans>What is chosen in the window beside leads to nothing here.</Trans>,
  held: <Trans>Something here is not saved, so this window stays. It follows again after that.</Trans>,
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

/** Says that a window shows what is chosen in another one, and lets it go its own way. */
export const FollowBar = () => {
  const styles = useStyles();
  const state = useFollowing();
  if (state === null) return null;
  return (
    <div className={styles.root}>
      <Link20Regular aria-hidden="true" />
      <span className={styles.text} role="status">
        {sentences[state]}
      </span>
      <Button size="small" onClick={() => void request('windows.unlink', undefined)}>
        <Trans>Unlink</Trans>
      </Button>
    </div>
  );
};
