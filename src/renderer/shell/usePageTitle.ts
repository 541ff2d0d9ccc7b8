import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { limits } from '#shared/ipc/bridge.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import type { ScreenHandle } from '../app/screenRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { usePageStore } from '../stores/page.ts';

export const useCurrentScreen = (): ScreenHandle | null =>
  (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? null;

/**
 * Sets the title of document and window: note of the page, name of the
 * record or screen, scope (record windows only), app name.
 */
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
    void request('windows.setTitle', { title: shortenText(title, limits.windowTitle) });
  }, [title]);
};
