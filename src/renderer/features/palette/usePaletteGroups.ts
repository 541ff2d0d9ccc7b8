import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useScopeStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { pageActions } from './pageActions.ts';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';
import { rankItems } from './rankItems.ts';
import { recentItems } from './recentItems.ts';
import { type ScreenTable, screenItems } from './screenItems.ts';
import { useFoundRecords } from './useFoundRecords.ts';

/** How many of a group are shown before anything is typed. */
const mostAtFirst = 6;

interface PaletteContent {
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** What fits the typed text: screens, actions and recent records at once, records of the server as they come. */
export const usePaletteGroups = (
  table: ScreenTable,
  typed: string,
  appActions: readonly PaletteItem[],
): PaletteContent => {
  const { i18n, t } = useLingui();
  const { country, city } = useScopeStore();
  const userId = useUser()?.id ?? '';
  const isPrivate = usePreferencesStore((settings) => settings.privacy);
  // As they were when the palette opened: it stands over the page.
  const [ofPage] = useState(pageActions);
  const known = useMemo(
    () => ({
      recent: recentItems(table, userId, isPrivate, i18n),
      screens: screenItems(table, { country, city }, i18n),
    }),
    [table, userId, isPrivate, i18n, i18n.locale, country, city],
  );
  const found = useFoundRecords(table, typed, { country, city });

  const isEmpty = typed.trim() === '';
  const group = (name: string, title: string, items: readonly PaletteItem[]): PaletteGroup => {
    const ranked = rankItems(items, typed);
    return { name, title, items: isEmpty && name !== 'screens' ? ranked.slice(0, mostAtFirst) : ranked };
  };
  const ofServer = Object.entries(found.items).map(([name, items]): PaletteGroup => {
    const { title } = table[name as keyof ScreenTable];
    return { name: `found ${name}`, title: i18n._(title), items };
  });
  return {
    groups: [
      group('recent', t`Recent records`, known.recent),
      group('actions', t`On this page`, ofPage),
      group('screens', t`Screens`, known.screens),
      ...ofServer,
      group(
        'app',
        t`Application`,
        // What the page has a button for is offered once.
        appActions.filter(({ label }) => !ofPage.some((own) => own.label === label)),
      ),
    ].filter(({ items }) => items.length > 0),
    isSearching: found.missing > 0 || (found.text !== typed.trim() && !isEmpty),
    hasFailed: found.hasFailed,
  };
};
