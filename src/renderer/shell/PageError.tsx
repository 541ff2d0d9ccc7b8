import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { queryClient } from '../data/queryClient.ts';
import { request } from '../ipc/bridge.ts';
import { reportError } from '../ipc/reportError.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    minHeight: '320px',
    height: '100%',
    padding: '24px',
    textAlign: 'center',
  },
  window: { height: '100%' },
  hint: { color: tokens.colorNeutralForeground3, maxWidth: '420px' },
});

interface FaultProps {
  cause: unknown;
  title: ReactNode;
  hint: ReactNode;
  reload: ReactNode;
}

/** Error view that also writes the cause to the log. */
export const Fault = ({ cause, title, hint, reload }: FaultProps) => {
  const styles = useStyles();
  useEffect(() => reportError(cause), [cause]);
  return (
    <div className={styles.root} role="alert">
      <Text as="h1" size={500} weight="semibold">
        {title}
      </Text>
      <Text className={styles.hint} align="center">
        {hint}
      </Text>
      <Button appearance="primary" onClick={() => void request('windows.reload', undefined)}>
        {reload}
      </Button>
    </div>
  );
};

/** Replaces a page that failed to render. The rest of the window keeps working. */
export const PageError = () => {
  // Drop cached rows: those that broke the page would break it again on reload.
  useEffect(() => queryClient.removeQueries({ type: 'inactive' }), []);
  return (
    <Fault
      cause={useRouteError()}
      title={<Trans>This page could not be shown</Trans>}
      hint={
        <Trans>Reload the page. If that does not help, save a diagnostic report from the Help menu.</Trans>
      }
      reload={<Trans>Reload</Trans>}
    />
  );
};

/** Replaces the whole window when even the frame failed. */
export const WindowError = () => (
  <main className={useStyles().window}>
    <PageError />
  </main>
);
