import { useLingui } from '@lingui/react/macro';
import type { PaletteItem } from '../../features/palette/paletteItem.ts';
import { paths } from '../../paths.ts';
import { showHelp } from '../../stores/overlays.ts';
import { togglePrivacy } from '../../stores/preferences.ts';
import { useCopyLink } from '../../ui/CopyButton.tsx';
import { openWindow } from '../../ui/openWindow.ts';
import { privacyKeys } from '../privacy/privacyKeys.ts';
import { useLogOut } from '../useLogOut.ts';

/** What can be done on every page. */
export const useAppActions = (): readonly PaletteItem[] => {
  const { t } = useLingui();
  const logOut = useLogOut();
  const copyLink = useCopyLink();
  return [
    { id: 'app privacy', label: t`Privacy mode`, detail: privacyKeys, run: togglePrivacy },
    { id: 'app link', label: t`Copy link`, run: () => void copyLink() },
    { id: 'app window', label: t`New window`, run: () => void openWindow(paths.dashboard) },
    { id: 'app workspaces', label: t`Workspaces`, run: () => showHelp('workspaces') },
    { id: 'app shortcuts', label: t`Keyboard shortcuts`, detail: '?', run: () => showHelp('shortcuts') },
    { id: 'app licences', label: t`Licences of third parties`, run: () => showHelp('licences') },
    { id: 'app logout', label: t`Log out`, run: () => void logOut() },
  ];
};
