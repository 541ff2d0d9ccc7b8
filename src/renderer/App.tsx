import { FluentProvider, makeStyles, tokens, useFocusFinders } from '@fluentui/react-components';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { createRouter } from './routes.tsx';
import { ConfirmDialogHost } from './shell/ConfirmDialogHost.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { usePreferencesStore } from './stores/preferences.ts';
import { themeFor } from './ui/theme.ts';
import { useIsDark, useMediaQuery } from './ui/useMediaQuery.ts';

const useStyles = makeStyles({
  // Not on the provider itself: dialogs and menus get its class too.
  root: { height: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
});

/**
 * Keeps Fluent's focus management alive. It ends with the last component that uses it, and when a dialog is
 * that last one, the page behind stays hidden from screen readers.
 */
const FocusManagement = () => {
  useFocusFinders();
  return null;
};

export const App = ({ router }: { router: ReturnType<typeof createRouter> }) => {
  const styles = useStyles();
  const isDark = useIsDark(usePreferencesStore(({ theme }) => theme));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <I18nProvider i18n={i18n}>
      <FluentProvider theme={themeFor(isDark, isStill)}>
        <FocusManagement />
        <div className={styles.root}>
          <RouterProvider router={router} />
        </div>
        <ConfirmDialogHost />
        <Toasts />
      </FluentProvider>
    </I18nProvider>
  );
};
