import {
  Button,
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
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { FileProfile, ListExport } from '#shared/ipc/exportRoutes.ts';
import {
  updatePreferences,
  useIsLocked,
  useIsPrivate,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { LockedNote } from '../../ui/LockedNote.tsx';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useResource } from '../define/resourceContext.tsx';
import { chooseFormat } from './ExportDialog.tsx';
import { useFolderChoice } from './FolderChoice.tsx';
import { profileOf } from './listExportOf.ts';

const useStyles = makeStyles({
  dialog: { width: 'min(90vw, 560px)' },
  note: { maxWidth: '280px', margin: 0, padding: '4px 8px 6px', color: tokens.colorNeutralForeground2 },
});

const FolderItems = () => {
  const { t } = useLingui();
  const { folder, isLocked, choose } = useFolderChoice();
  return (
    <MenuGroup>
      <MenuGroupHeader>{t`Folder`}</MenuGroupHeader>
      {isLocked && <LockedNote />}
      <MenuItemRadio name="folder" value="ask" disabled={isLocked}>
        {t`Ask each time`}
      </MenuItemRadio>
      <MenuItemRadio name="folder" value="lastFolder" disabled={isLocked}>
        {folder ? t`Always “${folder}”, without asking` : t`Always one folder`}
      </MenuItemRadio>
      <MenuItem disabled={isLocked} onClick={choose}>{t`Choose folder…`}</MenuItem>
    </MenuGroup>
  );
};

interface ExportChoicesProps {
  /** Shows the contents of a server-made file. Unset: main writes the file. */
  onAsk?: (() => void) | undefined;
  /** Pastes rows of a spreadsheet. Unset: the list takes none. */
  onPaste?: (() => void) | undefined;
  more?: ReactNode;
}

export const ExportChoices = ({ onAsk, onPaste, more }: ExportChoicesProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { resource } = useResource();
  const isPrivate = useIsPrivate();
  const { exportsInto, isFixed, change } = useFolderChoice();
  const setting = resource.file ? 'fileProfile' : 'exportProfile';
  const profile = usePreferencesStore((settings) =>
    onAsk ? settings[setting] : profileOf(resource, settings),
  );
  const isLocked = useIsLocked(setting);
  const item = (value: FileProfile, label: string, subText: string) => (
    <MenuItemRadio name="profile" value={value} disabled={isLocked} subText={subText}>
      {label}
    </MenuItemRadio>
  );
  return (
    <Menu
      checkedValues={{ profile: [profile], folder: [exportsInto] }}
      onCheckedValueChange={(_event, { name, checkedItems: [chosen] }) =>
        name === 'folder'
          ? change(chosen === 'lastFolder' ? chosen : 'ask')
          : resource.file
            ? chooseFormat(chosen as FileProfile)
            : updatePreferences({ exportProfile: chosen as ListExport['profile'] })
      }
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
            {isLocked && <LockedNote />}
            {onAsk && item('raw', t`Raw`, t`The unchanged file of the server.`)}
            {item(
              'standard',
              t`Standard CSV`,
              t`Commas between cells. Excel in Spain and Ukraine shows a single column.`,
            )}
            {item(
              'excel',
              t`Excel, my region`,
              t`Semicolons between cells, decimal commas. Excel shows columns.`,
            )}
            {item('xlsx', t`Excel workbook`, t`Real numbers and dates, with a fixed header row.`)}
          </MenuGroup>
          {(onAsk || more) && <MenuDivider />}
          {onAsk && <MenuItem onClick={onAsk}>{t`File contents…`}</MenuItem>}
          {more}
          {onPaste && (
            <>
              <MenuDivider />
              <MenuItem secondaryContent="Ctrl+V" onClick={onPaste}>{t`Paste rows…`}</MenuItem>
            </>
          )}
          {!isFixed && (
            <>
              <MenuDivider />
              <FolderItems />
            </>
          )}
          {Object.values(resource.fields).some(({ isSensitive }) => isSensitive) && (
            <Text as="p" size={200} className={styles.note}>
              <Trans>Files do not include values that you have to reveal with a click.</Trans>
            </Text>
          )}
          {isPrivate && (
            <Text as="p" size={200} className={styles.note}>
              <Trans>Files include the data that privacy mode hides.</Trans>
            </Text>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

interface ExportChoiceProps {
  chosen: number;
  total: number;
  onChoose: (isOfChosen: boolean) => void;
  onClose: () => void;
}

/** Asks whether to export the selected rows or all. */
export const ExportChoice = ({ chosen, total, onChoose, onClose }: ExportChoiceProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const found = i18n.number(total);
  return (
    <DialogFrame
      title={t`Which rows do you want to export?`}
      className={styles.dialog}
      hasCross
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(false)}>
            <Trans>All {found} found</Trans>
          </Button>
          <Button appearance="primary" data-first onClick={() => onChoose(true)}>
            {plural(chosen, { one: 'Only the # selected', other: 'Only the # selected' })}
          </Button>
        </>
      }
    >
      {null}
    </DialogFrame>
  );
};

interface ExportToolsProps extends Pick<ExportChoicesProps, 'onAsk' | 'onPaste'> {
  onExport: () => void;
}

export const ExportTools = memo(({ onExport, onAsk, onPaste }: ExportToolsProps) => {
  const { t } = useLingui();
  const { exportItem } = useResource().resource.slots;
  return (
    <span>
      <ToolButton hasWords label={t`Export`} icon={<ArrowDownload20Regular />} onClick={onExport} />
      <ExportChoices
        onAsk={onAsk}
        onPaste={onPaste}
        more={exportItem && <Lazy of={exportItem} given={{}} />}
      />
    </span>
  );
});
