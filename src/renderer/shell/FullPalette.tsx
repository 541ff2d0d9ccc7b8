import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { allCities } from '#shared/rules/allCities.ts';
import { screens } from '../app/screens.ts';
import { type SettingText, settingsGroups, settingTexts } from '../features/appSettings/settingsTable.ts';
import type { GoToScope } from '../palette/knownItems.ts';
import { Palette } from '../palette/Palette.tsx';
import type { PaletteItem } from '../palette/paletteItems.ts';
import { paths } from '../paths.ts';
import { showHelp, showPalette, usePaletteStore } from '../stores/overlays.ts';
import { setScope, usePageStore } from '../stores/page.ts';
import { togglePrivacy, usePreferencesStore } from '../stores/preferences.ts';
import { useCopyLink } from '../ui/CopyButton.tsx';
import { openWindow } from '../ui/openWindow.ts';
import { savePage } from '../ui/savePage.ts';
import { canSavePage } from '../ui/usePrint.ts';
import { openManual } from './help/openManual.ts';
import { offersAllCities, pathInScope, scopeOfPath } from './scope/resolveScope.ts';
import { printKeys, privacyKeys } from './useFrameKeys.ts';
import { useLogOut } from './useLogOut.ts';

const useAppActions = (): readonly PaletteItem[] => {
  const { i18n, t } = useLingui();
  const logOut = useLogOut();
  const copyLink = useCopyLink();
  const help = t`Help`;
  return [
    {
      id: 'app privacy',
      label: t`Privacy mode`,
      // Named so in the header while it is on.
      words: [t`Private`],
      detail: privacyKeys,
      run: togglePrivacy,
    },
    { id: 'app link', label: t`Copy link`, run: () => void copyLink() },
    { id: 'app print', label: t`Print…`, detail: printKeys, run: () => window.print() },
    ...(canSavePage() ? [{ id: 'app pdf', label: t`Save as PDF…`, run: () => void savePage(i18n) }] : []),
    { id: 'app window', label: t`New window`, run: () => void openWindow(paths.dashboard) },
    { id: 'app workspaces', label: t`Workspaces`, words: [help], run: () => showHelp('workspaces') },
    { id: 'app manual', label: t`Manual`, words: [help], detail: 'F1', run: openManual },
    {
      id: 'app shortcuts',
      label: t`Keyboard shortcuts`,
      words: [help],
      detail: '?',
      run: () => showHelp('shortcuts'),
    },
    {
      id: 'app licences',
      label: t`Third-party licenses`,
      words: [help],
      run: () => showHelp('licences'),
    },
    { id: 'app logout', label: t`Log out`, run: () => void logOut() },
  ];
};

/** Entries for each setting, found by its name and synonyms; they open its section. */
const useSettingItems = (): readonly PaletteItem[] => {
  const { i18n } = useLingui();
  return settingsGroups.flatMap(({ id: section, title, settings }) =>
    settings.map((id) => {
      const text: SettingText = settingTexts[id];
      const words = [title, text.does, ...(text.words ? [text.words] : [])];
      return {
        id: `setting ${id}`,
        label: i18n._(text.title),
        detail: i18n._(title),
        words: words.map((each) => i18n._(each)),
        path: `${paths.appSettings}?section=${section}`,
      };
    }),
  );
};

/** Address of this screen in another country or city, as the pickers of the header do it. */
const useGoToScope = (): GoToScope => {
  const { pathname } = useLocation();
  const here = scopeOfPath(pathname);
  return ({ country, city, isAll = false }) => {
    const wanted = city ?? usePreferencesStore.getState().lastCity[country] ?? null;
    const run = (): void => setScope({ country, city: wanted, isAll });
    // A screen of a single city cannot show all cities: go to the dashboard instead.
    if (isAll && here.city !== null && !offersAllCities(pathname)) return { path: paths.dashboard, run };
    // A screen of a country is the same in all its cities: only the scope of later screens changes.
    if (here.country === null || (here.city === null && here.country === country)) return { run };
    const target = { country, city: isAll ? allCities : wanted };
    const path = pathInScope(pathname, target) + usePageStore.getState().searchElsewhere;
    return here.city === null ? { path, run } : { path };
  };
};

export const FullPalette = () => {
  const actions = useAppActions();
  const settings = useSettingItems();
  const goToScope = useGoToScope();
  const text = usePaletteStore((palette) => palette.text);
  return (
    <Palette
      frame={{ table: screens, actions, settings, goToScope }}
      text={text}
      onClose={() => showPalette(false)}
    />
  );
};
