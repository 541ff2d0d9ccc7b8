import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { request } from '../ipc/bridge.ts';
import { checkConnectivity, useConnectivity, useKept, useUpdateStore } from '../stores/mainState.ts';
import { applySettings, usePreferencesStore } from '../stores/preferences.ts';
import { useSession } from '../stores/session.ts';
import { setToastLine } from '../stores/toasts.ts';
import { Banner } from '../ui/Banner.tsx';
import { restartForUpdate, UpdateNotInstalled } from '../ui/restartForUpdate.tsx';
import { KeptBanners } from './KeptBanners.tsx';

/** While the server is out of reach; the app goes on trying by itself. */
const OfflineBanner = () => {
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async (): Promise<void> => {
    setIsTrying(true);
    await checkConnectivity();
    setIsTrying(false);
  };
  return (
    <Banner
      intent="warning"
      actions={
        <Button size="small" disabledFocusable={isTrying} onClick={() => void tryNow()}>
          {isTrying ? <Trans>Trying…</Trans> : <Trans>Try now</Trans>}
        </Button>
      }
    >
      <Trans>
        The server cannot be reached. What you typed stays, and the page is read again as soon as the server
        is back.
      </Trans>
    </Banner>
  );
};

const useStyles = makeStyles({
  // What is left beside the breadcrumb has room for one line of banners and toasts.
  root: { minWidth: 0, maxWidth: '75%', marginInlineStart: 'auto', paddingInlineEnd: '16px' },
  withBanners: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px',
    flex: '1 1 60%',
    minWidth: '60%',
    height: '32px',
    containerType: 'inline-size',
  },
  // The first one in one line, so that nothing moves under the pointer when it comes.
  line: {
    minWidth: 0,
    '& > :nth-child(n + 2)': { display: 'none' },
    '& .fui-MessageBar': { flexWrap: 'nowrap', minHeight: '28px', paddingInline: '8px 4px' },
    '& .fui-MessageBarBody': {
      flex: '0 1 auto',
      paddingBlock: '2px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .fui-MessageBarActions': { flexShrink: 0, paddingBlock: '1px', paddingInline: '4px 0' },
    '@container (width < 600px)': { '& .fui-MessageBarActions > :nth-child(n + 2)': { display: 'none' } },
  },
  all: {
    position: 'absolute',
    insetInlineEnd: '16px',
    top: '36px',
    zIndex: 20,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    width: 'min(640px, 100vw - 32px)',
    boxShadow: tokens.shadow16,
  },
  // A toast passes: it lies over a banner's text rather than move it, and leaves the buttons at its end free.
  toasts: { padding: '2px 0' },
  toastsOver: {
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    maxWidth: 'calc(100% - 320px)',
    '@container (width < 600px)': {
      insetInlineStart: 'auto',
      insetInlineEnd: '72px',
      maxWidth: 'calc(100% - 56px)',
    },
  },
});

const acknowledge = async (): Promise<void> => {
  const result = await request('settings.acknowledgeRecovery', undefined);
  if (result.ok) applySettings(result.data);
};

/**
 * What concerns the whole app and needs a person, and toasts: in the line of the breadcrumb, which is always there. More
 * than one line of it lies over the page while the person reads it.
 */
export const FrameBanners = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const hasKeychainProblem = useSession().keychainProblem !== null;
  const isRecovered = usePreferencesStore((settings) => settings.recovered);
  const isOffline = useConnectivity(({ isReachable }) => !isReachable);
  const { phase, version, problem } = useUpdateStore();
  const isUpdateReady = phase === 'ready';
  const isUpdateLost = problem === 'notInstalled';
  const hasDeletions = useKept(({ deletions }) => deletions !== null);
  const isKeptUnreadable = useKept(({ isUnreadable }) => isUnreadable);
  const count = [
    isOffline,
    hasKeychainProblem,
    hasDeletions,
    isKeptUnreadable,
    isUpdateReady,
    isUpdateLost,
    isRecovered,
  ].filter(Boolean).length;
  if (count === 0 && isOpen) setIsOpen(false);
  return (
    <div className={mergeClasses(styles.root, count > 0 && styles.withBanners)}>
      {count > 0 && (
        <>
          <div className={isOpen ? styles.all : styles.line}>
            {isOffline && <OfflineBanner />}
            <KeychainBanner />
            <KeptBanners />
            {isUpdateReady && (
              <Banner
                intent="info"
                actions={
                  <Button size="small" onClick={() => void restartForUpdate()}>
                    <Trans>Restart and install</Trans>
                  </Button>
                }
              >
                <Trans>Version {version} is ready to be installed.</Trans>
              </Banner>
            )}
            {isUpdateLost && (
              <Banner
                intent="error"
                actions={
                  <Button size="small" onClick={() => void request('updates.check', undefined)}>
                    <Trans>Check for updates</Trans>
                  </Button>
                }
              >
                <UpdateNotInstalled />
              </Banner>
            )}
            {isRecovered && (
              <Banner
                intent="warning"
                actions={
                  <Button size="small" onClick={() => void acknowledge()}>
                    <Trans>OK</Trans>
                  </Button>
                }
              >
                <Trans>
                  Some or all settings could not be read and are back at their defaults. The old file has been
                  kept.
                </Trans>
              </Banner>
            )}
          </div>
          <span role="status">
            <Button
              size="small"
              appearance="subtle"
              iconPosition="after"
              icon={isOpen ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
              aria-expanded={isOpen}
              aria-label={t`Read all messages: ${count}`}
              title={t`Read all messages: ${count}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {count > 1 ? count : null}
            </Button>
          </span>
        </>
      )}
      <div ref={setToastLine} className={mergeClasses(styles.toasts, count > 0 && styles.toastsOver)} />
    </div>
  );
};
