import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { setToastLine } from '../stores/toasts.ts';
import { isRecordWindow } from '../ui/openWindow.ts';
import { narrowQuery, useMediaQuery } from '../ui/useMediaQuery.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FollowBar } from './FollowBar.tsx';
import { FrameBanners } from './FrameBanners.tsx';
import { Header } from './Header.tsx';
import { HelpHost } from './help/HelpHost.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { PaletteKey } from './palette/PaletteKey.tsx';
import { PrivacyMark } from './privacy/PrivacyMark.tsx';
import { usePrivacyKey } from './privacy/usePrivacyKey.ts';
import { Ribbon } from './Ribbon.tsx';
import { useScopeTitle } from './scope/useScopeTitle.ts';
import { useWorkScope } from './scope/useWorkScope.ts';
import { useServerEvents } from './useServerEvents.ts';
import { useShortcutsKey } from './useShortcutsKey.ts';
import { useUndoKey } from './useUndoKey.ts';

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
  marks: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  // What is left beside the breadcrumb, which has room for one line of toasts.
  toasts: { minWidth: 0, maxWidth: '75%', marginInlineStart: 'auto', padding: '2px 24px 2px 0' },
});

/** What stands around every page of somebody who is logged in. A record's window has neither header nor menu. */
export const Frame = () => {
  const styles = useStyles();
  const scope = useWorkScope();
  const isNarrow = useMediaQuery(narrowQuery);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useScopeTitle();
  useServerEvents();
  useUndoKey();
  usePrivacyKey();
  useShortcutsKey();
  return (
    <div className={styles.root}>
      {!isRecordWindow() && (
        <Header scope={scope} onOpenMenu={isNarrow ? () => setIsDrawerOpen(true) : undefined} />
      )}
      {isRecordWindow() && <FollowBar />}
      <div className={styles.body}>
        <ProgressLine />
        <PaletteKey />
        <HelpHost />
        {!isRecordWindow() && !isNarrow && <SideMenu scope={scope} />}
        {!isRecordWindow() && isNarrow && (
          <MenuDrawer scope={scope} isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
        )}
        <div className={styles.page}>
          <div className={styles.top}>
            <Breadcrumb />
            {isRecordWindow() && (
              <div className={styles.marks}>
                <Ribbon />
                <PrivacyMark />
              </div>
            )}
            <div ref={setToastLine} className={styles.toasts} />
          </div>
          <FrameBanners />
          <PageOutlet page={scope.page} />
        </div>
      </div>
    </div>
  );
};
