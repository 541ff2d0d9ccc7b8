import {
  AriaLiveAnnouncer,
  FluentProvider,
  makeStyles,
  tokens,
  useFocusFinders,
} from '@fluentui/react-components';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { createRouter } from './routes.tsx';
import { ConfirmDialogHost } from './shell/ConfirmDialogHost.tsx';
import { Fault } from './shell/PageError.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { usePreferencesStore } from './stores/preferences.ts';
import { themeFor } from './ui/theme.ts';
import { RouterContext } from './ui/useLatestSearch.ts';
import { useIsDark, useMediaQuery } from './ui/useMediaQuery.ts';

const useStyles = makeStyles({
  // Not on the provider: dialogs and menus inherit its class.
  root: { height: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
});

/**
 * Keeps Fluent's focus management alive. It stops when its last user unmounts; if that is a dialog, the page
 * behind stays hidden from screen readers.
 */
const FocusManagement = () => {
  useFocusFinders();
  return null;
};

const Themed = ({ children }: { children: ReactNode }) => {
  const isDark = useIsDark(usePreferencesStore(({ theme }) => theme));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <FluentProvider theme={themeFor(isDark, isStill)}>
      <FocusManagement />
      <AriaLiveAnnouncer>{children}</AriaLiveAnnouncer>
    </FluentProvider>
  );
};

export const App = ({ router }: { router: ReturnType<typeof createRouter> }) => {
  useEffect(() => () => router.dispose(), [router]);
  return (
    <I18nProvider i18n={i18n}>
      <Themed>
        <div className={useStyles().root}>
          <RouterContext value={router}>
            <RouterProvider router={router} />
          </RouterContext>
        </div>
        <ConfirmDialogHost />
        <Toasts />
      </Themed>
    </I18nProvider>
  );
};

/**
 * Replaces the window when its translations could not be loaded.
 * English only: translations are separate chunks.
 */
export const AppWithoutTexts = ({ cause }: { cause: unknown }) => (
  <Themed>
    <main className={useStyles().root}>
      <Fault
        cause={cause}
        title="This window could not be shown"
        hint="The problem was written to the app's log. Loading the window again usually helps."
        reload="Reload"
      />
    </main>
  </Themed>
);
