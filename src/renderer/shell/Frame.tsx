import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { CallSheetHost } from '../app/CallSheetHost.tsx';
import { FindBarHost } from '../app/FindBarHost.tsx';
import { loadResource } from '../app/loadResource.ts';
import { queryClient } from '../data/queryClient.ts';
import { ResourceLoader } from '../data/resourceLoader.ts';
import { listen } from '../ipc/bridge.ts';
import { showHelp, showPalette, useHelpStore, usePaletteStore } from '../stores/overlays.ts';
import { showToast } from '../stores/toasts.ts';
import { onDemand } from '../ui/lazyComponent.tsx';
import { isRecordWindow } from '../ui/openWindow.ts';
import { ToastLine } from '../ui/ToastLine.tsx';
import { isCommandKey, useDocumentKeys } from '../ui/useDocumentKeys.ts';
import { narrowQuery, useMediaQuery } from '../ui/useMediaQuery.ts';
import { usePrint } from '../ui/usePrint.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FollowMark } from './FollowMark.tsx';
import { FrameBanners } from './FrameBanners.tsx';
import { Header } from './Header.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useCurrentScope, useScopeTitle } from './scope/useCurrentScope.ts';
import { useFrameKeys } from './useFrameKeys.ts';
import { WindowMarks } from './WindowMarks.tsx';

/** Reports a stop of the sample-data server, and refetches everything after its restart. */
const useServerEvents = (): void => {
  const { t } = useLingui();
  useEffect(
    () =>
      listen('demo.changed', ({ state }) => {
        if (state === 'running') void queryClient.invalidateQueries();
        if (state === 'restarting') {
          showToast({ intent: 'warning', text: t`The sample data stopped and is restarting` });
        }
        if (state === 'failed') {
          showToast({
            intent: 'error',
            text: t`The sample data could not start. Restart the app.`,
            durationMs: null,
          });
        }
      }),
    [t],
  );
};

const usePrintCommands = (): void => {
  const { i18n } = useLingui();
  useEffect(
    () =>
      listen('page.print', async ({ as }) => {
        if (as === 'paper') window.print();
        else await (await import('../ui/savePage.ts')).savePage(i18n);
      }),
    [i18n],
  );
};

const FullPalette = onDemand(async () => (await import('./FullPalette.tsx')).FullPalette);

/**
 * Buffers keys typed while the palette's code loads. The palette starts
 * with them as its text, and the page does not take them as shortcuts.
 */
const keepEarlyLetters = (event: KeyboardEvent): void => {
  const { isOpen, text } = usePaletteStore.getState();
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (!isOpen || ctrlKey || metaKey || altKey || isComposing) return;
  if (document.querySelector('[aria-modal=true]')) return;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'Escape') showPalette(false);
  else if ([...key].length === 1) showPalette(true, text + key);
  else if (key === 'Backspace') showPalette(true, text.slice(0, -1));
};

/**
 * Ctrl+K opens the palette, also from text fields. Not under a modal
 * dialog, where it would lead away from the question.
 */
const PaletteHost = () => {
  const isOpen = usePaletteStore((palette) => palette.isOpen);
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'k') || event.shiftKey || event.repeat) return;
    event.preventDefault();
    if (isOpen) showPalette(false);
    else if (!document.querySelector('[aria-modal=true]')) showPalette(true);
  });
  useEffect(() => {
    // Capture phase, to run before the page's own key handlers.
    document.addEventListener('keydown', keepEarlyLetters, { capture: true });
    return () => {
      document.removeEventListener('keydown', keepEarlyLetters, { capture: true });
      // After logging out from the palette it is closed at the next login.
      showPalette(false);
    };
  }, []);
  return isOpen && <FullPalette />;
};

const HelpDialog = onDemand(async () => (await import('./help/HelpDialog.tsx')).HelpDialog);

const HelpHost = () => {
  const topic = useHelpStore((help) => help.topic);
  useEffect(() => () => showHelp(null), []);
  return topic && <HelpDialog topic={topic} onClose={() => showHelp(null)} />;
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  body: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  top: { display: 'flex', alignItems: 'center', flex: '0 0 auto', minHeight: '32px' },
  marks: { display: 'flex', flexShrink: 0.5, alignItems: 'center', gap: '8px', minWidth: 0 },
});

/** Layout around the pages behind the login. Record windows have neither header nor side menu. */
export const Frame = () => {
  const styles = useStyles();
  const { scope, page } = useCurrentScope();
  const isNarrow = useMediaQuery(narrowQuery);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const openMenu = useCallback(() => setIsDrawerOpen(true), []);
  const place = useScopeTitle();
  useServerEvents();
  useFrameKeys();
  usePrint(place);
  usePrintCommands();
  return (
    <ResourceLoader value={loadResource}>
      <div className={styles.root}>
        {!isRecordWindow() && <Header scope={scope} onOpenMenu={isNarrow ? openMenu : undefined} />}
        <div className={styles.body}>
          <ProgressLine />
          <PaletteHost />
          <HelpHost />
          <FindBarHost />
          {!isRecordWindow() && !isNarrow && <SideMenu scope={scope} />}
          {!isRecordWindow() && isNarrow && (
            <MenuDrawer scope={scope} isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
          )}
          <div className={styles.page}>
            <div className={styles.top}>
              <Breadcrumb />
              {isRecordWindow() && (
                <header className={styles.marks}>
                  <WindowMarks />
                  <FollowMark />
                </header>
              )}
              <FrameBanners />
            </div>
            <PageOutlet page={page} />
            <ToastLine />
          </div>
          <CallSheetHost />
        </div>
      </div>
    </ResourceLoader>
  );
};
