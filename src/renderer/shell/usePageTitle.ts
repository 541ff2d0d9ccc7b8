import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { ScreenHandle } from '../features/screenRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { usePageStore } from '../stores/page.ts';

/** The screen whose route is open. */
export const useCurrentScreen = (): ScreenHandle | null =>
  (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? null;

/** Keeps the title of document and window: what the page has to say, the record's name or the screen's, in a window of its own its country and city, the app's. */
export const usePageTitle = (): void => {
  const { i18n, t } = useLingui();
  const screen = useCurrentScreen();
  const { pathname } = useLocation();
  const recordTitle = usePageStore((page) => (page.pathname === pathname ? page.recordTitle : null));
  const screenTitle = screen ? i18n._(screen.title) : null;
  const scopeTitle = usePageStore((page) => page.scopeTitle);
  const note = usePageStore((page) => page.note);
  const name = [note, recordTitle ?? screenTitle, scopeTitle].filter(Boolean).join(' – ');
  const title = name ? t`${name} – Marketplace Back Office` : t`Marketplace Back Office`;
  useEffect(() => {
    document.title = title;
    void request('windows.setTitle', { title });
  }, [title]);
};
