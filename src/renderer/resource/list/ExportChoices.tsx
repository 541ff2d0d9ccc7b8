import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExportProfile } from '#shared/ipc/exportRoutes.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useIsPrivate } from '../../stores/privacy.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useFolderChoice } from '../exports/useFolderChoice.ts';
import { useResource } from '../resourceContext.tsx';
import { keepExportProfile, readExportProfile } from './exportProfile.ts';

const useStyles = makeStyles({
  note: { maxWidth: '280px', margin: 0, padding: '4px 8px 6px', color: tokens.colorNeutralForeground2 },
});

const FolderItems = () => {
  const { t } = useLingui();
  const { folder, isFixed, choose } = useFolderChoice();
  if (isFixed) return <MenuItem disabled>{t`“${folder}”: given when the app was started`}</MenuItem>;
  return (
    <>
      <MenuItemRadio name="folder" value="ask">
        {t`Ask each time`}
      </MenuItemRadio>
      <MenuItemRadio name="folder" value="lastFolder">
        {folder ? t`Always “${folder}”, without asking` : t`Always the same, without asking`}
      </MenuItemRadio>
      <MenuItem onClick={choose}>{t`Choose folder…`}</MenuItem>
    </>
  );
};

/** For which program files are written, and where they go. */
export const ExportChoices = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { resource } = useResource();
  const isPrivate = useIsPrivate();
  const exportsInto = usePreferencesStore((settings) => settings.exportsInto);
  const { always } = useFolderChoice();
  const [profile, setProfile] = useState(readExportProfile);
  const chooseProfile = (chosen: ExportProfile): void => {
    setProfile(chosen);
    keepExportProfile(chosen);
  };
  const chooseFolder = (chosen: string | undefined): void =>
    chosen === 'ask' ? updatePreferences({ exportsInto: 'ask' }) : always();
  const item = (value: ExportProfile, label: string, subText: string) => (
    <MenuItemRadio name="profile" value={value} subText={subText}>
      {label}
    </MenuItemRadio>
  );
  return (
    <Menu
      checkedValues={{ profile: [profile], folder: [exportsInto] }}
      onCheckedValueChange={(_event, { name, checkedItems: [chosen] }) =>
        name === 'folder' ? chooseFolder(chosen) : chooseProfile(chosen === 'excel' ? 'excel' : 'standard')
      }
      onOpenChange={(_event, { open }) => open && setProfile(readExportProfile())}
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolButton label={t`File format and folder`} size="small" icon={<ChevronDown16Regular />} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>
              <Trans>File format</Trans>
            </MenuGroupHeader>
            {item(
              'standard',
              t`Standard CSV`,
              t`Commas between cells. Excel in Spain and Ukraine opens it as one column.`,
            )}
            {item(
              'excel',
              t`Excel, my region`,
              t`Semicolons between cells, decimal commas. Excel opens it as columns.`,
            )}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>
              <Trans>Folder</Trans>
            </MenuGroupHeader>
            <FolderItems />
          </MenuGroup>
          {Object.values(resource.fields).some(({ isSensitive }) => isSensitive) && (
            <Text as="p" size={200} className={styles.note}>
              <Trans>What is only shown after a click is left out of files.</Trans>
            </Text>
          )}
          {isPrivate && (
            <Text as="p" size={200} className={styles.note}>
              <Trans>Privacy mode does not change files: they hold everything.</Trans>
            </Text>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};
